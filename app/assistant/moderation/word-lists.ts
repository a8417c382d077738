/** What a word can be to the guard; one word can be several things. */
export const KIND = {
  number: 1,
  hardUnit: 2,
  softUnit: 4,
  medicine: 8,
  emetic: 16,
  gives: 32,
  praises: 64,
  warns: 128,
  denies: 256,
  swallowed: 512,
  vomit: 1024,
  makes: 2048,
  contrast: 4096,
  filler: 8192,
  released: 16384,
  food: 32768,
  vet: 65536,
  phone: 131072,
  unscope: 262144,
  how: 524288,
  pronoun: 1048576,
  dosing: 2097152,
  weight: 4194304,
  drug: 8388608,
  measure: 16777216,
  loose: 33554432,
  strict: 67108864,
} as const;

export const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** The words of each kind, in the languages that models answer in. */
export const LISTS: readonly (readonly [keyof typeof KIND, ReadonlySet<string>])[] = [
  [
    "number",
    set(`zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
    twenty thirty forty fifty sixty seventy eighty ninety hundred thousand half quarter third quarters halves dozen couple
    uno una dos tres cuatro cinco seis siete ocho nueve diez veinte treinta cuarenta cincuenta cien ciento doscientos trescientos quinientos mil media medio
    un deux trois quatre cinq sept huit neuf dix vingt trente quarante cinquante cent cents mille demi
    ein eine einen zwei drei vier funf sechs sieben acht neun zehn zwanzig dreissig funfzig hundert zweihundert dreihundert funfhundert tausend halbe
    due quattro cinque sei sette otto nove dieci venti trenta cinquanta cento duecento trecento cinquecento mezza mezzo
    um uma dois duas quatro oito dez vinte trinta cinquenta cem duzentos trezentos meia meio`),
  ],
  [
    "hardUnit",
    set(`mg mgs mgkg milligram milligrams milligramme milligrammes milligramm milligrammi milligrammo miligramo miligramos miligrama miligramas
    mcg mcgs ug microgram micrograms microgramme microgrammes mikrogramm microgramos microgramas iu ius cc ccs
    мг миллиграмм миллиграмма миллиграммов мкг 毫克 微克 ミリグラム 밀리그램 मिलीग्राम ملغ مجم`),
  ],
  [
    "softUnit",
    set(`ml mls milliliter milliliters millilitre millilitres mililitro mililitros millilitri tablet tablets pill pills capsule capsules caplet caplets
    drop drops teaspoon teaspoons teaspoonful teaspoonfuls tsp tsps tablespoon tablespoons tbsp tbsps spoon spoons spoonful spoonfuls dropper droppers
    syringe syringes syringeful pump pumps squirt squirts g gram grams gramme grammes ounce ounces oz pinch pinches cup cups gulp gulps glug glugs capful capfuls
    sachet sachets grain grains scoop scoops vial vials puff puffs spray sprays dose doses unit units ampoule ampoules suppository suppositories
    pastilla pastillas comprimido comprimidos tableta tabletas gota gotas cucharada cucharadas cucharadita cucharaditas dosis gramos
    comprime comprimes cachet cachets goutte gouttes cuillere cuilleres gelule gelules pilule pilules
    tablette tabletten tropfen teeloffel essloffel loffel kapsel kapseln gramm
    compressa compresse goccia gocce cucchiaino cucchiaini cucchiaio cucchiai pillola pillole pastiglia pastiglie
    gotinhas colher colheres 片 таблетка таблетки таблеток капель`),
  ],
  [
    "medicine",
    set(`ibuprofen ibuprofeno ibuprofene advil motrin nurofen brufen paracetamol acetaminophen acetaminofen paracetamolo tylenol panadol calpol aspirin aspirina aspirine
    anacin ecotrin disprin bufferin excedrin naproxen naproxene naproxeno aleve naprosyn diclofenac voltaren voltarol ketoprofen indomethacin celecoxib celebrex
    codeine oxycodone hydrocodone vicodin percocet tramadol morphine fentanyl methadone benadryl diphenhydramine cetirizine zyrtec loratadine claritin
    claritine piriton chlorpheniramine pseudoephedrine sudafed phenylephrine dayquil nyquil lemsip mucinex robitussin dextromethorphan guaifenesin loperamide imodium
    lomotil diphenoxylate pepto bismol bismuth kaopectate alka seltzer tums rennie gaviscon omeprazole prilosec famotidine pepcid ranitidine zantac
    xanax alprazolam valium diazepam lorazepam ativan clonazepam zopiclone zolpidem ambien prozac fluoxetine sertraline zoloft amitriptyline adderall ritalin
    melatonin amoxicillin augmentin penicillin azithromycin doxycycline ciprofloxacin metronidazole prednisone prednisolone dexamethasone hydrocortisone cortisone
    gabapentin pregabalin lidocaine benzocaine orajel neosporin voltarene dramamine meclizine midol feminax solpadeine metamizol metamizole novalgin dipirona nolotil
    doliprane efferalgan dafalgan tachipirina nimesulide aulin thomapyrin ben-u-ron benuron cbd thc ivermectin melperon ibuprophen tylanol asprin
    dulcolax senokot miralax metamucil sudocrem savlon germolene anbesol bonjela canesten daktarin buscopan nytol unisom beechams vicks zofran
    aspirins advils ventolin viagra ozempic nexium zyprexa strepsils naltrexone diamox lasix telfast allegra theraflu alkaseltzer
    парацетамол ибупрофен аспирин 布洛芬 阿司匹林 对乙酰氨基酚 イブプロフェン アスピリン 이부프로펜 아스피린 타이레놀 इबुप्रोफेन पैरासिटामोल ايبوبروفين باراسيتامول اسبرين`),
  ],
  [
    "emetic",
    set(`peroxide ipecac ipecacuanha saltwater mustard oxigenada peroxido peroxyde oxygenee wasserstoffperoxid salzwasser ossigenata h2o2 apomorphine emetic
    saltsolution washingsoda sodacrystals saltywater bakingsoda brine 双氧水 перекись`),
  ],
  [
    "gives",
    set(`give gives giving use using try trying administer administering take takes apply applying offer offering feed feeding mix crush crushing dose dosing slip
    recommend recommends suggest suggests start increase raise halve prescribe pop rub repeat double add inject share administers reach consider choose pour squirt syringe inject treat dar da dele dale dele administre administrar puede
    usar use benefit benefits tome donner donnez donne utilisez prenez gib gebe geben verabreichen nehmen dare dai dia somministrare usare administra darle дайте дать 给 喂 吃 与える`),
  ],
  [
    "praises",
    set(`safe safely fine ok okay alright harmless allowed approved helps help helpful works work worked effective useful ideal best better good great relieve relieves eases
    worth ease reduces reduce permitted suitable gentle seguro segura bien bueno buena peut sicher darf durfen sicuro bene puo pode seguro bom safer perfect okey
    recommended tolerate tolerates tolerated pueden konnen kannst можно 可以 安全 大丈夫 괜찮`),
  ],
  [
    "warns",
    set(`toxic poison poisonous poisons poisoning poisoned dangerous danger dangers deadly fatal lethal kill kills killed unsafe harmful harm harms hurt hurts damage damages
    overdose problem problems issue risk risks risky risked bad worse ulcers bleeding failure ill sicken cause causes toxico toxica peligroso toxique dangereux giftig gefahrlich tossico pericoloso
    perigoso veneno wrong mistake illegal burns burn suffocate`),
  ],
  [
    "denies",
    set(`not no never dont doesnt didnt cannot cant shouldnt mustnt wont isnt arent avoid avoids avoiding without nor neither stop refrain nothing none nunca jamas ni ne pas
    jamais nicht kein keine keinen nie niemals non mai nao nem evite evita evitar evitez нельзя не никогда 不要 不能 切勿`),
  ],
  [
    "swallowed",
    set(`ate eaten eats eating swallowed swallows swallow swallowing ingested ingests ingesting ingestion licked chewed away store stored keep locked lock packet
    packaging missing left contains contain containing got found weigh weighs weighed lost gained bled drinks drank drinking drink stole taken gave given comio comido ingerido mange avale gefressen mangiato comeu`),
  ],
  [
    "vomit",
    set(
      "vomit vomits vomiting puke pukes barf gag gags gagging heave heaves retch retches regurgitate vomitar vomite vomir vomito vomita vomissement erbrechen vomitare throwup throwingup besick",
    ),
  ],
  [
    "makes",
    set(
      "make making induce inducing force forcing get getting provoke provoking hacer provocar provoca faire provoquer provozieren auslosen provocare fazer haz hazle hazlo hagale faites fais fait bringen bring bringt provoque provoquez provochi fallo falla farlo farla faca induzca induza induci",
    ),
  ],
  [
    "contrast",
    set(
      `but however instead although though except unless while whereas yet because since if when pero sino mais sauf aber sondern ma mas porem rather otherwise which`,
    ),
  ],
  [
    "filler",
    set(`of the a an and or to x about small large whole crushed baby childrens children kids infant adult level heaped full more big liquid extra strength regular
    single human de des di von e o y et und ou la le der die das per some each strong only`),
  ],
  [
    "released",
    set(`times time minute minutes min mins second seconds hour hours hrs hr day days week weeks month months year years meals meal oclock am pm percent degrees degree c f kg
    kilo kilos kilograms lb lbs pounds pound cm inches inch feet legs eyes ears nights night hourly breaths beats animals pets dogs cats people signs things pages page questions
    question steps step people veces vez horas dias fois heures jours mal stunden tage volte ore giorni vezes`),
  ],
  [
    "food",
    set(`water food foods broth pumpkin rice chicken hay pellets pellet meal meals treats treat milk formula vegetables greens kibble agua eau wasser acqua diet calories
    chocolate grapes raisins onion fluid fluids hay grass leaves herbs vegetable fruit seed seeds`),
  ],
  ["vet", set("vet vets veterinarian veterinarians veterinary clinic hospital veterinario veterinaire tierarzt veterinaria poisonline")],
  [
    "phone",
    set(
      "call calls phone telephone dial ring number hotline text whatsapp tel contact helpline line llame appelez telefon chiama ligue numero sms fax cell mobile",
    ),
  ],
  [
    "unscope",
    set(
      "and then just that hesitate forget fail worry afraid only miss panic mind secret doubt wonder question surprise reason better safer faster easier problem wait",
    ),
  ],
  [
    "how",
    set(
      "by using with yourself give giving pour mix press push stick finger fingers spoon spoonful throat tongue home here follow steps recipe down swallow con avec mit com",
    ),
  ],
  ["pronoun", set("it this that these those they one them")],
  ["dosing", set("dose doses dosage dosages dosis dosi dosagem posologie posologia dosierung dosing daily twice hourly")],
  [
    "drug",
    set(`medicine medicines medication medications medicament drug drugs painkiller painkillers antibiotic antibiotics syrup syrups antihistamine antihistamines steroid
    steroids insulin gel ointment cream paste suspension inhaler inhalers charcoal wormer worming dewormer antacid antacids laxative laxatives sedative sedatives
    tranquilliser tranquillisers tranquilizer tranquilizers pill pills tablet tablets capsule capsules remedy remedies medicamento medicamentos analgesico analgesicos
    medicaments antidouleur antidouleurs medikament medikamente schmerzmittel schmerztablette schmerztabletten farmaco farmaci antidolorifico remedio remedios`),
  ],
  [
    "measure",
    set(`spoonful spoonfuls teaspoonful teaspoonfuls capful capfuls thimbleful thimblefuls dropper droppers squirt squirts sachet sachets puff puffs
    syringeful pipetteful teaspoon tablespoon dollop pinch tip dab smear lump blob fingertip`),
  ],
  ["loose", set("a an another extra each some several few same")],
  ["strict", set("give gives giving feed administer administers rub pop inject squirt repeat double slip dele dale donnez gib geben")],
  ["weight", set("kg kgs kilo kilos kilogram kilograms kilogramme lb lbs pound pounds bodyweight")],
];
