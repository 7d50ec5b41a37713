# Takes what named a removed feature out of tests and documents, where that follows from the names alone.
#
# Usage: ROOT=REPOSITORY FEATURES='A|B' perl forget.pl tests|documents FOLDER FILE...
#
# Reads FOLDER/words, FOLDER/tests and FOLDER/gone, writes what changes to FOLDER/tree, and adds the files that go to FOLDER/gone.
use strict;
use warnings;
use utf8;
use File::Basename qw(dirname);
use File::Path qw(make_path);
use open qw(:std :encoding(UTF-8));

my ($kind, $stage, @files) = @ARGV;
# What tests of the app and of features may not name besides.
our $ofJourneys = '(?!)';
our ($words, $ofApp) = (pattern("$stage/words"), pattern("$stage/tests"));
my %gone = map { $_ => 1 } lines("$stage/gone");

sub lines {
    open(my $file, '<', $_[0]) or return ();
    chomp(my @lines = <$file>);
    return @lines;
}

# A file as it is staged, else as it is.
sub staged { return -e "$stage/tree/$_[0]" ? "$stage/tree/$_[0]" : "$ENV{ROOT}/$_[0]" }

# The lines of a file as one pattern. Whole words stand together, for perl finds the first letters of many names at once.
sub pattern {
    my (@names, @others);
    for my $line (lines($_[0])) {
        if ($line =~ /^\\b(\w+)\\b$/) { push @names, $1 } else { push @others, $line }
    }
    unshift @others, '\b(?:' . join('|', @names) . ')\b' if @names;
    return @others ? join('|', @others) : '(?!)';
}

# Whether a text matches a pattern, tried part by part between the outermost bars: perl finds each faster than all at once.
my %parts;
sub mentions {
    my ($text, $pattern) = @_;
    my $set = qr/\[\^?.[^\]]*\]/;
    $parts{$pattern} //= do {
        my @parts;
        push @parts, $1 eq '(?!)' ? () : qr/$1/ while $pattern =~ /\G((?:\\.|$set|(\((?:\\.|$set|(?2)|[^()])*\))|[^|])+)(?:\||\z)/g;
        \@parts;
    };
    for my $part (@{$parts{$pattern}}) { return 1 if $text =~ $part }
    return 0;
}

my %texts;

# The text of a file, which is read once: in one piece, and decoded only where it is not ASCII.
sub text {
    my ($path) = @_;
    return $texts{$path} //= do {
        my $text = '';
        if (open(my $file, '<:raw', staged($path))) { local $/; $text = <$file> // '' }
        utf8::decode($text);
        $text =~ /\n\z/ ? $text : "$text\n";
    };
}

sub put {
    my ($path, $text) = @_;
    return if $text eq text($path);
    $texts{$path} = $text;
    make_path(dirname("$stage/tree/$path"));
    open(my $file, '>', "$stage/tree/$path") or die "$path: $!\n";
    print $file $text;
}

sub drop_file {
    my ($path) = @_;
    return if $gone{$path}++;
    open(my $list, '>>', "$stage/gone") or die $!;
    print $list "$path\n";
    unlink "$stage/tree/$path";
}

sub column { return $_[0] =~ /^( *)\S/ ? length($1) : 1000 }

# Tests: a test that names what went goes; of a table of test data only the row, or of several in a line the one.

# The parts of the text between an opening bracket and its closing one, as [start, end] with the comma behind it.
sub elements {
    my ($text, $start) = @_;
    my ($depth, $from, @parts) = (0, $start);
    pos($text) = $start;
    while ($text =~ /\G(?:"(?:[^"\\\n]|\\.)*"|`[^`\n]*`|\/\/[^\n]*|[\[({]|[\])}]|,|[^"`\/\[\](){},]+|.)/gcs) {
        my $token = $&;
        if ($token =~ /^[\[({]$/) { $depth++ }
        elsif ($token =~ /^[\])}]$/ && $depth-- == 0) {
            push @parts, [$from, pos($text) - 1] if substr($text, $from, pos($text) - 1 - $from) =~ /\S/;
            return @parts;
        }
        elsif ($token eq ',' && $depth == 0) { push @parts, [$from, pos($text)]; $from = pos($text) }
    }
    return ();
}

# A member of a suite without the rows that name what went, or nothing if the member itself does.
sub without_rows {
    my ($member) = @_;
    my $isTest = $member =~ /^ *\@Test\b/m;
    my @places;
    if ($isTest) { push @places, $-[1] while $member =~ /\@Test\([^`{]*?(\[)/g }
    # Not the lines of a conversation, which depend on each other.
    my $let = $isTest ? qr/^ *let (?!lines\b|moves\b)/m : qr/^ {0,4}(?:\@\w+ |private |static |package |fileprivate |nonisolated )*(?:let|var) /m;
    push @places, $-[1] while $member =~ /$let\w+(?:: [^=\n]*)? = (?:try |await )*(\[)/g;
    push @places, $-[1] while $member =~ /\bfor [^\n]*? in (\[)/g;
    push @places, $-[1] while $member =~ /(?:\{\n\s*|\breturn )(\[)\n/g;
    if (!$isTest) { push @places, $-[1] while $member =~ /^ +\w+: (\[)\n/mg }
    if ($isTest) {
        my ($attribute) = $member =~ /^(.*?\bfunc )/s;
        while ($attribute =~ /(?:arguments: |, )(\[)/g) { push @places, $-[1] }
    }
    # The outer ones, last first.
    my ($end, @outer) = (0);
    for my $place (sort { $a <=> $b } @places) {
        next if $place < $end;
        my @parts = elements($member, $place + 1) or next;
        $end = $parts[-1][1];
        unshift @outer, \@parts;
    }
    for my $parts (@outer) {
        my @parts = @$parts;
        my @kept = grep { substr($member, $_->[0], $_->[1] - $_->[0]) !~ /$words/ } @parts;
        next if @kept == @parts;
        return undef if !@kept;
        my %kept = map { $_->[0] => 1 } @kept;
        for my $part (reverse @parts) {
            substr($member, $part->[0], $part->[1] - $part->[0], '') unless $kept{$part->[0]};
        }
    }
    return $isTest && $member =~ /$words/ ? undef : $member;
}

my $kinds = qr/(?:func|var|let|struct|class|enum|init|case|extension|typealias|actor|protocol|subscript|deinit)/;
my $modifiers = qr/(?:(?:private|fileprivate|package|public|static|nonisolated|mutating|final|indirect|isolated|convenience|override|lazy|weak)(?:\(\w+\))? )/;

# Whether a line declares a member, be it with attributes.
sub declares {
    my ($line) = @_;
    return $line =~ /^ {4}(?:$modifiers*$kinds|\@.* $kinds)\b/;
}

# A file of tests without what named what went.
sub forget_tests {
    my ($path) = @_;
    local $words = $path =~ /^Tests\/(?:AppTests|Journeys|(?:$ENV{FEATURES})Tests)\// ? "$words|$ofApp" : $words;
    $words .= "|$ofJourneys" if $path =~ /^Tests\/Journeys\//;
    my $text = text($path);
    return if !mentions($text, $words);
    my @lines = split(/\n/, $text, -1);
    my $tests = grep { /\@Test\b/ } @lines;
    my (@result, @member);
    my $end = sub {
        my @blank;
        unshift @blank, pop @member while @member && $member[-1] eq '';
        my $member = join("\n", @member);
        my $left = $member =~ /$words/ ? without_rows($member) : $member;
        push @result, @member ? $left : (), @blank if defined $left;
        @member = ();
    };
    for my $line (@lines) {
        my $at = column($line);
        if ($at == 0) { $end->(); push @result, $line; next }
        $end->() if $at == 4 && $line =~ /^ {4}(?:\/\/|@|$modifiers*$kinds\b)/ && grep { declares($_) } @member;
        push @member, $line;
    }
    $end->();
    my $left = join("\n", @result);
    $left =~ s/\n{3,}/\n\n/g;
    $left =~ s/\{\n\n/{\n/g;
    my $types = () = $left =~ /^\S.*\b(?:struct|class|enum|extension|protocol|actor) /mg;
    if ($tests && $left !~ /\@Test\b/ && $types < 2) { drop_file($path) }
    else { put($path, $left) }
}

# Documents: a sentence, a row or a quotation that names what went goes, and so does a link to a file that went.

my %sources;

# The lines that a page quotes, as Tests/HouseTests/Reading/Quote.swift finds them; nothing where they are gone.
sub quoted {
    my ($path, $name) = @_;
    return () if $gone{$path} || !-e staged($path);
    my @lines = @{$sources{$path} //= [lines(staged($path))]};
    return @lines if !defined $name;
    my $declares = qr/func `\Q$name\E`|(?<!\w)$kinds \Q$name\E(?!\w)/;
    $declares = qr/(?<!\w)\Q$name\E(?!\w)/ if $name =~ /^$kinds$/;
    my ($at) = grep { $lines[$_] =~ $declares && $lines[$_] !~ /^\s*\/\// } 0 .. $#lines;
    return () if !defined $at;
    my $column = column($lines[$at]);
    my ($first, $last) = ($at, $at);
    while ($first > 0) {
        my $above = $first - 1;
        my $isClosed = column($lines[$above]) == $column && $lines[$above] =~ /^\s*[\])}]/;
        if ($isClosed) { do { $above-- } while $above >= 0 && column($lines[$above]) != $column }
        last if $above < 0 || column($lines[$above]) != $column;
        last if $lines[$above] !~ ($isClosed ? qr/^ *\@/ : qr/^ *(?:\@|\/\/\/)/);
        $first = $above;
    }
    for my $i ($first + 1 .. $#lines) {
        next if $lines[$i] eq '';
        my $own = column($lines[$i]);
        last if $i > $at && !($own > $column || $own == $column && $lines[$i] =~ /^\s*(?:[\])}]|\{$)/);
        $last = $i;
    }
    return map { column($_) >= $column && $_ ne '' ? substr($_, $column) : $_ } @lines[$first .. $last];
}

# The file that a link of a page means.
sub target {
    my ($page, $link) = @_;
    $link =~ s/#.*//;
    return '' if $link eq '' || $link =~ /^[a-z]+:/;
    my @parts = split(/\//, $page);
    pop @parts;
    for (split(/\//, $link)) {
        next if $_ eq '.';
        if ($_ eq '..') { pop @parts } else { push @parts, $_ }
    }
    return join('/', @parts);
}

sub leads_nowhere {
    my ($page, $text) = @_;
    while ($text =~ /\]\(([^)\s]+)\)/g) { return 1 if is_gone(target($page, $1)) }
    return 0;
}

# Whether a file is gone, or all of a folder is.
sub is_gone {
    my ($path) = @_;
    return 0 if $path eq '';
    return 1 if $gone{$path};
    return 0 if $path =~ /\.\w+$/ || !grep { index($_, "$path/") == 0 } keys %gone;
    return !grep { index($_, "$path/") == 0 && !$gone{$_} } all_files();
}

my @all;
sub all_files {
    if (!@all) { chomp(@all = `git -C '$ENV{ROOT}' ls-files`) }
    return @all;
}

# A row of the table of rules without the tests that hold it no more; nothing for an example of what went.
sub rule_row {
    my ($page, $row) = @_;
    my ($id, $here, $holds) = $row =~ /^\| `([^`]+)` \| (.*) \| ([^|]*) \|$/ or return $row;
    my @links = grep {
        my $path = /\]\(([^)#]+)/ ? target($page, $1) : '';
        !is_gone($path) && ($path !~ /^Tests\// || text($path) =~ /\/\/ holds:.*(?<![\w-])\Q$id\E(?![\w-])/);
    } split(/, (?=\[)/, $holds);
    return undef if !@links && $holds =~ /\[/ && $id =~ /^example-/;
    if ($here =~ /$words/) {
        $here =~ s/(?:,| and|)(?: )?`[^`]*(?:$words)[^`]*`//g;
        $here = 'What the examples have.' if $here =~ /$words/ || $here !~ /\w/;
    }
    return "| `$id` | $here | " . (@links ? join(', ', @links) : 'Reviewed.') . ' |';
}

sub names_gone { return $_[1] =~ /$words/ || leads_nowhere(@_) }

# A paragraph, or an item of a list, without the sentences that name what went; nothing if there is no other.
sub without_sentences {
    my ($page, @lines) = @_;
    my $text = join("\n", @lines);
    return @lines if !names_gone($page, $text);
    my ($first, $indent) = $text =~ /^(\s*(?:[-*]|\d+\.) )/ ? ($1, ' ' x length($1)) : ('', '');
    $text = substr($text, length($first));
    $text =~ s/\s+/ /g;
    my @sentences = split(/(?<=[.!?])(?<!\be\.g\.) (?=[\[`*“]*[A-Z`\[])/, $text);
    my @kept = grep { !names_gone($page, $_) } @sentences;
    return () if !@kept;
    my ($line, @wrapped) = ($first);
    for my $word (split(/ /, join(' ', @kept))) {
        if (length($line) + length($word) + 1 > 128 && $line =~ /\S/) { push @wrapped, $line; $line = $indent . $word }
        else { $line .= ($line eq $first || $line eq $indent ? '' : ' ') . $word }
    }
    return (@wrapped, $line);
}

# History and what is about another package keep their words, and lose their links.
sub without_links {
    my ($page, $line) = @_;
    $line =~ s/\[([^\]]*)\]\(([^)\s]+)\)/is_gone(target($page, $2)) ? $1 : $&/ge;
    $line =~ s/`([^`]*)`/my $code = $1; $code =~ m{^[\w.():, ]+$} && $code =~ m{$words} ? $code : "`$code`"/ge;
    return $line;
}

# A page without headings over nothing.
sub without_empty_sections {
    my ($level, $isFenced, @kept) = (1, 0);
    for my $line (reverse split(/\n/, $_[0])) {
        $isFenced = !$isFenced if $line =~ /^```/;
        if (!$isFenced && $line =~ /^(#+) /) {
            my $own = length($1);
            if ($level && $own >= $level && $own > 1) { $level = $own if $own < $level; next }
            $level = $own;
        }
        elsif ($line ne '') { $level = 0 }
        unshift @kept, $line;
    }
    return join("\n", @kept, '');
}

# Takes off the end of a page what leads to code that goes, up to its colon.
sub drop_lead {
    my ($result) = @_;
    pop @$result while @$result && $result->[-1] eq '';
    return if !@$result || $result->[-1] !~ /:$/;
    pop @$result while @$result && $result->[-1] ne '' && $result->[-1] !~ /^[#<|]/;
}

# A decision whose tests that went are told as what they were.
sub without_tests {
    my ($text) = @_;
    my @held = grep { /^\*\*Held by\*\*/ } split(/\n\n/, $text);
    for my $held (@held) {
        my $left = $held =~ s/“([^`”][^”]*)”/my $said = $1; is_test($said =~ s{\s+}{ }gr) ? "“$said”" : "*$said*"/ger;
        $text =~ s/\Q$held\E/$left/;
    }
    return $text;
}

# Whether a test has the name; looked for by bytes, where a place in a long text need not be counted in characters.
my $tests;
sub is_test {
    my ($name) = @_;
    if (!defined $tests) {
        $tests = join('', map { text($_) } grep { /^Tests\/.*\.swift$/ && !$gone{$_} } all_files());
        utf8::encode($tests);
    }
    utf8::encode($name);
    return grep { index($tests, $_) >= 0 } "`$name`", "\"$name\"", "func $name(";
}

sub forget_document {
    my ($page) = @_;
    my $text = text($page);
    my $isHistory = $page =~ /^CHANGELOG|^docs\/(?:decisions\/0|tutorial\/)/;
    $text = without_tests($text) if $isHistory;
    my @lines = split(/\n/, $text);
    my (@result, @unit);
    my $end = sub { push @result, without_sentences($page, @unit) if @unit; @unit = () };
    my $i = 0;
    while ($i < @lines) {
        my $line = $lines[$i];
        if ($line =~ /^\s*(```|~~~)/) {
            $end->();
            my ($fence, @block) = ($1, $line);
            do { push @block, $lines[++$i] } while $i + 1 < @lines && $lines[$i] !~ /^\s*$fence\s*$/;
            $i++;
            if ($line =~ /swift|json/ && join("\n", @block) =~ /$words/) { drop_lead(\@result) } else { push @result, @block }
            next;
        }
        if ($line =~ /^<!-- quote: ([^#]+?)(?:#(.+?))? -->$/ && (my @source = quoted($1, $2))) {
            $end->();
            push @result, $line, $lines[$i + 1], @source;
            $i += 2;
            $i++ while $lines[$i] ne '```';
            push @result, $lines[$i++];
            next;
        }
        elsif ($line =~ /^<!-- quote: /) {
            $end->();
            drop_lead(\@result);
            $i++;
            if ($i < @lines && $lines[$i] =~ /^```/) { $i++ while $lines[$i + 1] ne '```'; $i += 2 }
            next;
        }
        if ($line =~ /^(#+) / && !$isHistory && names_gone($page, $line)) {
            # The section of what went.
            $end->();
            my ($level, $isFenced) = (length($1), 0);
            while (++$i < @lines) {
                $isFenced = !$isFenced if $lines[$i] =~ /^```/;
                last if !$isFenced && $lines[$i] =~ /^(#+) / && length($1) <= $level;
            }
            next;
        }
        if ($isHistory) { $end->(); push @result, without_links($page, $line); $i++; next }
        if ($line =~ /^\|/) {
            $end->();
            if ($page eq 'docs/architecture.md' && $line =~ /^\| `[^|]* \| [^|]* \| [^|]* \|$/) { $line = rule_row($page, $line) }
            elsif ($line !~ /^\|[-|]*$/) {
                # Of several links in a cell those that lead on stay.
                $line =~ s/[;,] \[[^\]]*\]\(([^)\s]+)\)/is_gone(target($page, $1)) ? '' : $&/ge;
                undef $line if names_gone($page, $line);
            }
            push @result, $line if defined $line;
        }
        elsif ($line =~ /^(?:\s*$|#|<|---)/) { $end->(); push @result, $line }
        elsif ($line =~ /^\s*(?:[-*]|\d+\.) /) { $end->(); push @unit, $line }
        else { push @unit, $line }
        $i++;
    }
    $end->();
    my $left = join("\n", @result) . "\n";
    $left = without_empty_sections($left) if $left ne $text;
    $left =~ s/\n{3,}/\n\n/g;
    $left =~ s/\n+\z/\n/;
    my $quotesTest = $left =~ /<!-- quote: Tests\//;
    my $quotesSource = $left =~ /<!-- quote: (?!Tests\/)/;
    if ($page =~ /^docs\/patterns\/(?!README)/ && !($quotesTest && $quotesSource)) { drop_file($page) }
    else { put($page, $left) }
}

# A saved place that leads to what went goes, and so do the tests' rows about it and about dialogues that went.
if ($kind eq 'tests') {
    for my $path (grep { /\/Fixtures\/saved-navigation-.*\.json$/ } all_files()) {
        drop_file($path) if !$gone{$path} && text($path) =~ /$words/;
    }
    $ofApp = join('|', $ofApp, map { m{/saved-navigation-([^/]+)\.json$} ? quotemeta("\"$1\"") : () } keys %gone);
    $ofJourneys = join('|', '(?!)', map { m{/([^/]+)\.clinic$} ? quotemeta("\"$1\"") : () } keys %gone);
}

# Again where a file went, for the links to it.
my $known;
do {
    $known = keys %gone;
    for my $path (grep { !$gone{$_} } @files) {
        if ($kind eq 'tests') { forget_tests($path) } else { forget_document($path) }
    }
} while $kind eq 'documents' && keys %gone > $known;
