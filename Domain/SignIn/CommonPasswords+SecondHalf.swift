extension CommonPasswords {
    /// The second half of the words, in the order of the alphabet.
    static let secondHalf: StaticString = #"""
        lakshmi lala lalala lampard lancer landon lane laptop larisa larissa larry lastfm lasvegas laura laurel12creek
        lauren laurence laurent lavender lawrence lawyer leanne leavemealone lebron legend legolas leliane50934 lennon
        leonard leonardo leslie lestat lester leticia letmein letter libertad liberty lighthouse lightning
        lightpower12345 lilian liliana lillian lilly lilmama lilwayne lincoln linda lindsay lindsey linked linkedin
        linkedin2011 linkin linkinpark lionking lisa little littleman liverpool liverpool123 lizard lizottes lizzie
        lkjhgfdsa llllll logan logitech lolipop lolita lollipop lollol lollypop lolo lololo london lonely longhorns
        looking lorena lorenzo lorraine loser louise loulou louloute love love4ever love4u lovebug loveless lovelife
        lovelove lovelovelove lovely loveme lover loverboy lovers loveu loveyou loving lucas luciano lucifer lucky
        luckydog lucy lvbnhbq lydcc20091314 m01759766727 mackenzie maddie maddog madeline madison madman madmax madonna
        madrid maestro maganda magdalena maggie magic magnet magnolia magnum mahal mahalkita mahalko maison makaveli
        makayla maksim malcolm malibu malika malina mama mamama mamamama mamamia mamapapa mamita manager manchester
        manchesterunited mandy manman manolo manson manuel manuela manutd maprchem maprchem56458 maradona marathon
        marcel marcela marcelo marco marcos marcus marek14michal margaret margarita maria mariah mariam marian mariana
        marianna marianne marie marijuana marilyn marina marine marines mario marion mariposa marisa marissa marius mark
        marketing markus marlboro marlene marley marlon marseille marshall martha martin martina martinez martini marvin
        mary maryjane mason massimo master mastermind mate mathew matias matilda matrix matt matteo matthew maureen
        maurice mauricio maverick maxime maximus maxine maxmax maxwell medicine mega_pizdetz666 megaman megan megane
        megaparol megaparol12345 meghan melanie melinda melissa melody melvin mememe memory memphis mendoza mercedes
        mercury merlin mermaid messi metal metallica mexican mexico miami miamor michael michaela michaeljackson michal
        micheal michel michele michelle michigan mickey microlab microsoft midnight mierda migrationschool miguel mike
        mikey milan milano milena miller millie million mimi minecraft minecraft123 minnie miracle mirage miranda miriam
        mission mississippi missy mister misty mitchell mittens mmmmmm mnbvcxz mobile moderncombat mohamed mohammad
        mohammed mollie molly moloko momdad mommy monalisa monday money monica monika monique monitor monkey monkeys
        monster montana montreal mookie moomoo moonlight moose morena moreno morgan morning morris morrison motdepasse
        mother motherfucker motherlode motocross motorola mountain mouse mozart mudar muffin muhammad munchkin murphy
        murray mushroom music musica mustafa mustang my2boys my2girls my2kids my3girls my3kids my3sons mybaby mykids
        mylife mylove myname mynoob mypassword myself myspace myspace.co n0=acc3ss n8zgt5p0shw n8zgt5p0shw= nadine nana
        nancy napoleon napoli naruto nascar nastya natali natalia natalie natalya natasha nathalie nathan nathaniel
        natiichen999 national nature naughty ncc1701d needforspeed nellie nelson nemesis netlog network never nevermind
        newcastle newlife neworleans12345 newpass newport newton newyork nfnmzyf nicholas nichole nick nicola nicolas
        nicole nigeria nigga nigger nightmare nikita nikki nikola ninja nintendo nirvana nissan nks230kjs nnnnnn nokia
        nonmember noodle noodles nopassword norman norte norton nothing november noway nugget null number nursing
        nuttertools oblivion oceane ocpoook october odi15ngxb office ohmnamah oicu oksana olamide olga oliver olivia
        olivier omsairam onedirection onelove onepiece online oooooo opensesame orange orlando oscar osiris outlaw
        oxford p3rat p4ssw0rd p@ssw0rd pa55w0rd pa55word packers paddle paige paintball pakistan palermo paloma pamela
        panama panasonic pancho panda pandora panget pantera panther panthers panzer papamama papillon paradise paramore
        paris parker parola pasaway pascal pass pass1word passat passer passion passport passw0rd password password1234
        password12345 password123456 passwort pastor patches patience patricia patrick patriots paul paulina pauline
        pavilion payton pe#5gz29ptzmse peace peaches peanut peanutbutter peanuts pearljam pebbles peewee pegasus pencil
        penelope penguin penis penny pentium people pepito pepper pepsi perfect personal peter peterpan peugeot phantom
        philip philippe philips phillip phoebe phoenix phone piazza picasso pickle pickles pierre piglet pikachu pimp
        pimpin pineapple pingpong pink pinkfloyd pinky pioneer pippo pirate pirates pisces pitbull pizza pk3x7w9w
        platinum playboy player playstation playstation2 playstation3 please pogiako point poison poiuyt poiuytrewq
        pokemon polaris police polina polniypizdec polniypizdec0211 polniypizdec1102 polniypizdec110211 polska pompier
        poohbear pookie poop poopie poopoo poopy popcorn popeye popopo poppy porkchop pornstar porsche portugal potato
        potter power powers pppppp praise prayer precious predator president preston pretty prettygirl prince princesa
        princess princesse private privet priyanka professional projectsadminx promise przyjaciolki psycho pumpkin punk
        punkin punkrock puppies puppy purple pussy pussycat pyon q1q1q q1w2e q1w2e3r q1w2e3r4t q1w2e3r4t5y q1w2e3r4t5y6
        q1w2e3r4t5y6u7i8o9p0 q2w3e q2w3e4r q2w3e4r5t q2w3e4r5t6y q2w3e4r5t6y7u8i9o0p qa2ws qa2ws3ed qawsed qawsedrf
        qaz1qaz qaz2wsx qaz2wsx3edc qazqaz qazwsx qazwsxedc qazwsxedc123 qazwsxedcrfv qazwsxedcrfvtgb qazxsw qazxswedc
        qazxswedcvfr qdujvyg5sxa qqqqq qqqqqq qqqqqqqq qqww qti7zxh18u queen quentin qw23we qw34er qwas qwaszx qwe123qwe
        qwe123qwe123 qwe1asd qweasd qweasdzxc qweasdzxc123 qweewq qwegta13091990 qweqwe qweqweqwe qwer qwerasdf
        qwerasdfzxcv qwerqwer qwert qwerty qwerty123456 qwerty123456789 qwertyasdfgh qwertyqwerty qwertyu qwertyui
        qwertyuio qwertyuiop qwertyuiop12 qwertyuiop123 qwertyuiop[] qwertyytrewq qwertz qwqwqw r2d2c3po rabbit rachael
        rachel racing radiohead rafael ragnarok rahasia raider raiders rainbow rajesh rambler rammstein ramona random
        randy ranger rangers raphael raptor raquel rascal rastaman raven raymond rayray rbhbkk realmadrid reaper rebecca
        rebel rebelde redbull reddog redhead redman redneck redred redrose redrum redskins redsox redwings reggie regina
        remember renata renato renault renee renegade rental research residentevil respect retard revolution rfhbyf
        rfnthbyf rfrfirf rhbcnbyf rhfcjnrf ricardo riccardo richard richie richmond ricky riley rjntyjr rjs1la2qe
        rjs1la7qe robbie robert roberta roberto robin robinson rochelle rock rocker rocket rocknroll rockon rockstar
        rocky rockyou rodney rodrigo rodriguez roland rolltide romain roman romance romania romashka romeo rommel ronald
        ronaldinho ronaldo ronnie rooney rooster rosario roscoe rose rosebud rosemary rosie rosita rough route roxanne
        rrrrrr rsavoy runescape runner rush ruslan russell russia rusty ryan s8ylpe9jdpvym sabina sabine sabrina sachin
        sadie saibaba sailor saints sairam sakura sally salman salvador salvatore samantha samara samira sammie sammy
        sample sampson samsam samson samsung samuel samurai sanane sanchez sandeep sandiego sandman sandra sandrine
        sandy sanjay santana santiago santos sapphire sara sarah sarita sasasa sasha sassy sasuke satan saturn savage
        savannah sayang sayangku scarface scarlet scarlett schalke schatz school science scooby scoobydoo scooter
        scorpio scorpion scotland scott scotty scrappy scruffy sdf7asdf6asdg8df season seattle sebastian sebastian106
        sebastien secret security selena semperfi seniseviyorum sentnece september serega serena serenity sergei sergey
        sergio service seven sexsex sexxxy sexy sexybitch sexyboy sexygirl sexylady sexymama shadow shaggy shakira
        shalom shamrock shane shanna shannon sharks sharon sharp shawn sheena sheila shelby shelly sherlock sherman
        sherry shiloh shirley shit shithead shopping shorty shutup sidney siemens sierra sigma silver silvia simba simon
        simona simone simple simpson simpsons singapore singer single sirius sister sk84life sk8ordie sk8ter skate
        skate4life skateboard skater skeeter skiffy skipper skippy skittles skolko skorpion skyhawk skyline skywalker
        slayer slimshady slipknot smallville smile smiles smiley smith smoke smokey smokie smudge snickers sniper snoopy
        snowball snowboard snowflake snowman snuggles sobaka soccer softball sojdlg123aljg soldier soledad soleil
        solomon somanypickles27 something sommer sonic sonnenschein sonyericsson sooners sophia sophie soulmate south
        southpark southside space spam spanky sparkle sparky sparta spartak spartan special speedy spencer spider
        spiderman spike spirit spitfire spongebob spooky sporting sports spring sprite spunky spurs sputnik squirrel
        ssssss ssyu stacey stalker stanley star starcraft stardust starfish stargate starlight stars startfinding
        startrek starwars starwarsfan10 status steaua steelers stefan stefangreil1983 stefania stefano stella stellina
        steph stephane stephanie stephen sterling steve steven stewart stinky stonecold storm stormy stratfor
        stratocaster stratus strawberry street strength strong stuart student stupid subaru sublime subzero success
        sucker suckit suckme sugar sultan summer sunday sunflower sunny sunrise sunset sunshine super superman
        supernatural superstar sureno surfer surfing susana suzanne suzuki svetik svetlana sweet sweetheart sweetie
        sweetness sweetpea sweets sweety swimming swordfish sydney sylvia system sz9kqcctwy taco taekwondo tamara tanner
        target tarheels tarzan tasha tatiana tattoo tatyana taurus taylor taytay tdutybq teacher teamo techno teddy
        teddybear telechargement telefon telephone temp temppass temppassword tennis tequiero tequila teresa terminator
        terry test tester testing testpass testtest texas thailand thanks thankyou thebest thegame theking theman theone
        theresa therock thomas thuglife thumper thunder tianya ticket tiffany tiger tigers tigger timber timmy timothy
        tinker tinkerbell tinkle tintin titanic titans tnk0mk16vx tobias tokiohotel tomato tomcat tommy tomtom tony
        tootsie topgun tornado toronto torres toshiba total12scherz tottenham toulouse toyota transformers travel travis
        treasure trevor trfnthbyf trigger trinidad trinity tripper trisha tristan trixie trooper trouble trucker
        truelove trumpet trustno tttttt tucker tudelft turkey turtle tweety twilight twinkle twins twister tyler tyrone
        tyson u38fa uiopy ultimate underground undertaker unicorn unique united univers2l universal universe university
        unknown unreal uqa9ebw usdopaa user uvgx8f v21wbgad v7upjw3nt vacation vaffanculo vagina valencia valentin
        valentina valentine valentino valera valeria valerie vampire vampires vanessa vanilla vanille vegeta verbatim
        veronica veronika vfhbyf vfhecz vfksirf vfrcbv vfrcbvrf vfvekz vfvjxrf victor victoria victory vietnam viewsonic
        viking vikings viktor viktoria vincent vincenzo violet viper virgin virginia vision vitalik vitor1268123 vivian
        vkontakte vladik vladimir vladislav vodafone volcom volleyball voodoo voyager vqsablpzla vrbgqns w1975a w1976a
        w1977a w1978a w1979a w1980a w1981a w1982a w1983a w1984a w1985a w1986a w1987a w1988a w1989a w1990a w5txn36alfw
        walker wall.e wallace walter wangyut warcraft warhammer warren warrior warriors washington water watermelon
        watson wayne webhompass webster wedding weed welcome werewolf weronika1992 wesley western westham westlife
        westside what whatever whiskey white whitney whore whynot wicked widget wildcat wildcats william williams willie
        willow wilson window windows winner winnie winston winter wisdom wizard woaini wolfgang wolfpack wolverine
        wolves wombat wonder wonderful woody wordpass wrestling wwwwww wxcvbn x4ivyga51f xantria10315 xavier xbox
        xfgs3ii9d xtseo2011tdx xxxx xxxxx xxxxxx xxxxxxxx y6p67ftrqj yagjecc yahoo yahoo.com yamaha yamahar
        yandi20080527 yankee yankees yasmin ybccfy ybrbnf yellow yemi19900911 yfdbufnjh yfdbufnjh10305070 yfnfif yolanda
        yomama youbye young youngmoney yourmom yousuck youtube yoyoyo ytrewq yuantuo yugioh yvonne z1x2c zachary
        zag12wsx zaq12wsx zaq1xsw zaq1xsw2cde3 zaqwsx zaqxsw zeppelin zidane zmx870919123 zn6fpn01x zoey zombie zoosk
        zvezda zxasqw zxcasdqwe zxcasdqwe123 zxcv zxcvb zxcvbn zxcvbnm zxczxc zxzxzx zzzzzz zzzzzzzz
        """#
}
