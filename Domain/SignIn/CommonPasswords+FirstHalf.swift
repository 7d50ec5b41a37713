extension CommonPasswords {
    /// The first half of the words, in the order of the alphabet.
    static let firstHalf: StaticString = #"""
        000000000000 010203040506 0r968ji9ufj6 102030405060 111111111111 111111111111111 111222tianya 112233445566
        123123123123 123321123321 123456123456 123456654321 1234567890-= 123456789000 12345678900987654321 1234567890123
        12345678901234567890 1234567890987654321 1234567890qwertyuiop 1234567891011 123456789101112 123456789123
        123456789123456 1234567891234567 123456789123456789 12345678987654321 123456789987654321 123456789abc
        123456789asd 123456789qaz 123456789qwe 123456789qwerty 123456qwerty 123admin321a 123qwe123qwe 123qweasdzxc
        159753159753 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i 1q2w3e4r5t6y7u8i9o 1q2w3e4r5t6y7u8i9o0p 1qaz2wsx3edc
        1qaz2wsx3edc4rfv 1qazxsw23edc 520love101182 5532361cnjqrf ??????@mail.ru a1a1a a1a2a a1a2a3a a1b2c a1b2c3d
        a1b2c3d4e a1s2d a1s2d3f a2b3c a2b3c4d a2b3c4d5e a2s3d a2s3d4f a838hfid aaaa aaaaa aaaaaa aaaaaaa aaaaaaaa
        aaaaaaaaaa aaliyah aaron ab#cd abc123456789 abcd abcde abcdef abcdefg abcdefgh abcdefghij abdullah abhishek
        abigail abraham access account acmilan action adam adgjmptw adidas aditya admin administrator adrian adriana
        adriano aezakmi africa agent agnieszka airborne airforce akopa alabama alaska albert alberto alejandra alejandro
        aleksandr aleksandra aleksey alenka alessandra alessandro alessia alessio alex alexander alexandra alexandre
        alexandru alexia alexis alfred alfredo aliali alibaba alice alicia alisha alison alladin allah allen allison
        allstar almond alpha always alyssa amadeus amanda amazing amber amelia amelie america american amigos amorcito
        amore amoremio amores amour amsterdam anamaria anastasia anderson andonly andre andrea andreas andreea andrei
        andres andrew andrey andromeda andy angel angela angeles angelica angelina angelito angelo angels angie anhyeuem
        animal animals anita anjali anna annabelle annette annie anthony antoine anton antonella antonia antonio anubis
        anything aobo apache apollo apple applepie apples april aquarius arabella24630 aragorn archie area argentina
        ariana arianna arizona armando armani arnold arschloch arsenal arthur artist arturo asasas asdasd asdasdasd
        asddsa asdf asdfasdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfghjkl123 asdfjkl asdqwe asdzxc ashleigh ashley
        ashton aspire aspirine assass assassin asshole asterix athena atlanta atlantis audia audrey august aurelie
        aurora austin australia autumn avalon avatar avrillavigne awesome awful axio azerty azertyuiop azsxdc azsxdcfv
        aztnm babies baby babyblue babyboo babyboy babycakes babydoll babyface babygirl babygurl babyko babylon babylove
        bacchus backend backspace badass badboy badger badoo bailey baller ballin bambam bamboo banana bananas banane
        bandit barbara barbie barcelona barney baseball basket basketball bastard batista batman baxter bball bbbbbb
        bear bearshare beatles beatrice beatriz beautiful beauty beaver beckham believe belinda bella benfica benjamin
        benson bentley berlin bernard bernie best bestfriend bethany betty bettyboop beverly beyonce bianca bigboy
        bigdaddy bigdick bigdog bigman bigred billabong billie billy billybob bingo birdie birthday biscuit bishop
        bismillah bitch bitches biteme blabla blablabla black blackberry blackcat blackie blackjack blacky blah blahblah
        blake blaze blazer bleach blessed blessing blink blizzard blonde blondie blood blossom blowjob blowme blue
        blueberry bluebird blueeyes bluefish bluemoon bluesky bobbob bobby bobcat bobmarley bogdan bollocks bonbon bond
        bonita bonjour bonjovi bonnie boobies booboo boobs booger boogie boomboom boomer boricua boston boubou bowling
        bowwow boxcar bozo bradley brandi brandon brandy brasil braves brazil breanna brenda brendan brian brianna
        bridget britney brittany brittney broken bronco broncos brooke brooklyn brother brown brownie bruno brutus bryan
        bscirc bubba bubble bubblegum bubbles buddha buddy budlight buffalo buffy bulldog bulldogs bullet bullshit bunny
        burrito burton business buster butter buttercup butterfly butthead buttons cactus cadillac caesar caitlin
        california calimero callie callofduty callum calvin camaro cambiami camero cameron camila camilla camille
        campbell canada cancer candy cannabis cantik canyon caprice capricorn captain caramel carebear career carina
        carlitos carlos carmen carole carolina caroline carpediem carrie carson carter cartman casablanca casanova casey
        cashmoney casino casper cassandra cassidy cassie castillo castle catalina catcat catch catdog catfish catherine
        cccccc cdtnkfyf cecilia cedric celeste celine celtic cent chacha champion chance chandler chandra chanel change
        changeme chantal chargers charity charlene charles charlie charlotte charly charmed chase cheater cheche cheer
        cheese chelsea chemistry cherokee cherry cheryl chester cheval chevelle chevrolet chevy cheyenne chiara chicago
        chichi chicken chico children chipie chipper chiquita chivas chloe chocolat chocolate chopper chouchou chris
        chrisbrown chrissy christ christian christina christine christmas christophe christopher christopher1 christy
        chubby church ciao ciaociao ciccio cinderella cindy cinnamon cjkysirj cjkywt cjmasterinf claire classic classof
        claude claudia claudio clayton clement cleopatra clifford cloud clover clowns cnjqrf cocacola coco coconut
        coffee colleen college collins colombia colorado colt combat123654 comeer comeon coming compaq computer connect
        connie connor control cookie cookiemonster cookies cool cool4u cooldude coolio coolman cooper copper corazon
        corey corona corvette cosmopolitan cosmos cotton coucou cougar counter counterstrike country coupons courtney
        cowboy cowboys coyote cracker crazy creative cricket cristian cristina crystal cthutq cubs cuddles cupcake
        curtis cute4u cuteako cutie cutiepie cxfcnmt cynthia d1lakiss d2xyw89sxj d71lwz9zjs d8cubaj2e d9zufqd92n dadada
        daddy daddysgirl daisy dakota dalejr dallas dalton damian damien damilola dance dancer danger daniel daniela
        daniele danielle daniels danilo danny darius darkangel darkness darkside darling darren darwin dating dave david
        davide dbrnjhbz dddddd deadman dearbook death deathnote debbie deborah december deedee deejay deepak defender
        deftones delete delfin delpiero demon1q2w3e4r demon1q2w3e4r5t denis denise deniska dennis denver derrick design
        desire desiree destiny detroit devil devils devin dexter dfg5fhg5vgfh1 dfvgbh diablo diamond diamonds diana
        dianne dick dickhead diego diesel dietcoke digger digimon digital dillon dinamo dingdong dinosaur diosesfiel
        dipset dirtbike discovery disney disturbed divine diwtgm dixie dkflbvbh doctor dodgers doggie doggy dollar
        dolores dolphin dolphins dominic dominik dominique domino donald donkey doodle doomsayer.2.7mords.v
        doomsayer.2.7mords.vv doraemon dorothy doudou douglas download dpbk dracula dragon dragonball dragonfly dragons
        dreamer dreams driver drowssap drpepper drummer dthjybrf ducati dude dudley dumbass duncan dupont dustin dusty
        dylan eagle eagles eastside eclipse eddie eduardo education edward edwardcullen eeyore eh1k9oh einstein
        ekaterina elaine electra element elena eleonora elephant eleven elijah elisabeth elizabeth ellie elliott elodie
        elvira elvis emanuel emerald emilia emilie emilio emily eminem emma emmanuel empire energy engineer england
        english enigma enrique enter enterprise entropy eric erica ericsson erika ernesto esmeralda esperanza esteban
        esther estrella eternity ethan eugene evelyn everton evildick evolution evony exigent explorer extreme
        ezekiel11991 f00tball fabian facebook faggot faith faithful fake falcon falcons fallen fallen_angel familia
        familiyafamiliya family famous fantasy farmer fashion fatass fatboy fatcat father fatima favour february
        federica federico felicia felicidade felipe felix fellow fender fenerbahce fernanda fernandez fernando ferrari
        ffffff ficken fiesta fighter finalfantasy fire fireball firebird firefly fireman fish fisher fishing fktrcfylh
        fktrctq flamingo flatron flipper florence flores florian florida flower flowers fluffy flying fondoom football
        fordf forest forever forget forgot formula fortuna foster fountain fqrg7cs fr2rfq7xl france frances francesca
        francesco francis francisco franco francois frank frankie franklin franky freak freaky freckles fred freddie
        freddy frederic free freedom freeman fresh friday friend friends friendship friendster froggy frosty fuck fucker
        fucking fuckit fucklove fuckme fuckoff fucku fucky0u fuckyou fuku funny future fyfcnfcbz fylhtq g-unit
        g13916055158 g2w3e4r g9l2d1fzpy gabby gabriel gabriela gabriele gabriella gabrielle gagged galatasaray galaxy
        galina games gandako gandalf ganesh gangsta gangster ganteng garcia garden garfield garrett gateway gators
        gbpltw geheim gemini general genesis genius george georgia gerald gerard german germany geronimo gerrard
        getmoney gettherefast gfhjkm gfhjkmgfhjkm gggggg ghbdtn ghbdtnbr ghbdtnrfrltkf ghetto ghhh47hj7649 ghjcnj ghost
        giants gibson gilbert ginger giovanna giovanni girls giulia giuseppe gizmo gjkbyf gladiator global gloria
        godbless goddess godfather godisgood godisgreat godislove godzilla gogogo golden goldfish goldie golf golfcourse
        golfer gonzalez goober good goodboy goodluck goodman google googletester gordon gorgeous gothic grace gracie
        graham grandma granny great green greenday gregor gregory griffin groupd guadalupe guest guillaume guinness
        guitar gundam gunner gustavo gwerty h1xp2z2duk habibi hacker haha hahaha hahahaha hailey hakr haley hallo
        halloween halo hamilton hammer hamster handball handsome hannah hannahmontana hanuman happiness happy hardcore
        harley harmony harold harris harrison harry harrypotter harvey hassan hawaii hawkesbury93 hayden hayley hbf28w
        heart hearts heather heaven hector hehehe helena helene hellfire hello hellokitty helpme hendrix henry herbert
        hercules herman hermione hernandez hershey hesoyam heterosexual heyhey hfjdk hhhhhh highheel hihihi hilary
        hiphop history hitler hitman hjvfirf hobbes hobbit hockey hola holden holiday holland hollister holly hollywood
        home homelesspa homer honda honey honeybee hongkong hookem hornet horny horse horses hot4u hotboy hotdog hotmail
        hotrod hotstuff hottie hotties house houston howard hsu75kpot hudson hughes hummer hunter hunting iamthebest
        ibanez ibrahim icecream icehouse iceman ichliebedich idontknow iforgot ig4abox ihatethisgame ihateyou ilikepie
        illinois ilove ilovegod ilovehim ilovejesus iloveme ilovemyfamily ilovemymom ilovemyself iloveu iloveyou iluvu
        imissyou immortal imyaimyaimya inactive1996aug incubus india indian indiana indigo indonesia inferno infinity
        info information ingodwetrust ingrid inlove insane insanity inside interests international internazionale
        internet inuyasha ireland irina irish ironmaiden ironman isabel isabella isabelle isaiah israel istanbul italia
        ivan ivanov iverson iw14fi9j j38ifubn jack jackass jacket jackie jackson jacob jacobs jaguar jaimatadi jajaja
        jakarta jake jakjak jamaica james jamesbond jamesbond007 jamie janice janine january jasmin jasmine jason jasper
        javier jayden jayjay jayson jazzy jean jeanne jeff jefferson jeffrey jellybean jenna jennifer jenny jeremiah
        jeremy jerome jerry jersey jesse jessica jessie jester jesucristo jesus jesuschrist jesusislord jesuslovesme
        jetaime jeter ji394su jillian jimmy jjjjjj jkiuztdftl57 joanna joanne jobsearch jocelyn joejoe joel joey johanna
        john john!20130605at1753 johncena johndeere johnjohn johnny johnson jojo jojojo joker jonas jonathan jordan jose
        joseph josephine josh joshua jrcfyf judith juggalo julia julian juliana julie julien juliet juliette julius
        jumpman jundian2011xr jungle junior junjun jupiter just4fun just4me justdoit justice justin justinbieb
        justinbieber justine justme juventus ka_djkhjsy kaiser kaitlyn kakashi kaktus kamikaze karachi karate karen
        karina karolina kartoffelpuffer kasper katana katerina katherine kathleen kathryn katie katrina kawasaki kayla
        kaylee kelly kelsey kelvin kennedy kenneth kenny kenshin kent kermit kevin keyboard kickass kikeunyw kiki killa
        killbill killer kimberly kinder king kingdom kingkong kingston kirill kiss kisses kissme kissmyass kitkat kitten
        kittens kitty kittycat kittykat kkkkkk kkkkkkk kkkkkkkk klaster knackwurst8853 knight knopka kobe kolobok
        kotenok kramer krishna kristen kristin kristina kristine krystal ktyjxrf kucing kurt kyle labrador lacoste
        lacrosse ladybug ladygaga laguna lakers
        """#
}
