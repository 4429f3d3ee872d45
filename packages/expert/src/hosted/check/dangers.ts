/**
 * Statements that can kill fish, break the law or deceive, whoever makes them: the safety rules of
 * docs/safety.md as patterns. Each is struck out where it is said and not warned of.
 */

export type Situation = {
  /** pH and temperature are known, so that NH3 can be judged. */
  readonly canJudgeAmmonia: boolean;
  readonly hasVolume: boolean;
  readonly hasAmmonia: boolean;
  /** KHV or SVC is talked of. */
  readonly suspectsNotifiable: boolean;
  readonly isEmergency: boolean;
};

export type Danger = {
  readonly id: string;
  readonly pattern: RegExp;
  /** Where the statement is dangerous; everywhere without it. */
  readonly when?: (situation: Situation) => boolean;
  /** Words in the same sentence with which it is right. */
  readonly unless?: RegExp;
  /** Struck out even in a warning, since no amount of it is ever said. */
  readonly always?: true;
};

const FISH = String.raw`(?:fish|koi|them|it|him|her|one|some|survivors?|those|others?)`;
const AMMONIA = String.raw`(?:ammonia|nh3|tan|un-?ionised ammonia)`;

export const dangers: readonly Danger[] = [
  {
    id: 'antibiotic',
    pattern:
      /\b(?:give|use|dose|add|inject|start|try|feed|treat|buy|order|medicate)\b[^.;]{0,60}\b(?:antibiotic|\w*cyclin|\w*cillin|\w*floxacin|baytril|chloramphenicol|florfenicol|kanamycin|neomycin|erythromycin|nitrofur|furaz|trimethoprim)\w*/i,
    unless: /\b(?:vet|prescri\w+)\b/i,
  },
  {
    id: 'ammonia-verdict',
    pattern: new RegExp(
      String.raw`\b${AMMONIA}\b[^.;]{0,80}\b(?:is|are|looks?|seems?|means?|=)\b[^.;]{0,40}\b(?:safe|fine|ok|okay|harmless|dangerous|toxic|lethal|normal|acceptable|deadly|too high|too much|low enough|no (?:problem|danger|risk)|nothing to worry)\b`,
      'i',
    ),
    when: ({ canJudgeAmmonia }) => !canJudgeAmmonia,
    unless:
      /\b(?:depends?|without|cannot|can't|only with|until|need|unknown|pH and (?:the )?temperature|may|might)\b/i,
  },
  {
    id: 'two-at-once',
    pattern:
      /\b(?:together with|at the same time as|combined? with|mix(?:ed)? with|alongside|along with|in the same bath|both at once|two (?:treatments|medicines|chemicals) (?:together|at once)|(?:same time|together))\b/i,
    unless:
      /^(?!.*\b(?:salt|permanganate|kmno4|formalin|malachite|chloramine|praziquantel|prazi|fmg|treatments?|medicines?|chemicals?|copper|peroxide|acriflavine|methylene)\b)/is,
  },
  {
    id: 'permanganate-with-formalin',
    pattern:
      /\b(?:permanganate|kmno4|pp)\b[^.;]{0,60}\b(?:and|with|plus|then|or|&|\+|followed by)\b[^.;]{0,30}\b(?:formalin|formaldehyde|fmg|thiosulphate)\b|\b(?:formalin|formaldehyde|fmg)\b[^.;]{0,60}\b(?:and|with|plus|then|&|\+|followed by)\b[^.;]{0,30}\b(?:permanganate|kmno4)\b/i,
  },
  {
    id: 'on-suspicion',
    pattern:
      /\b(?:treat|dose|medicate|give|use|add|bath)\w*\b[^.;]{0,80}\b(?:just in case|to be (?:on the )?safe|as a precaution|prophylactic\w*|preventive\w*|anyway|without (?:a |any )?(?:scrape|test|microscope|diagnosis|confirm\w*|knowing)|whatever (?:it is|the cause)|broad.?spectrum|before (?:the|a|you) (?:scrape|test|know))\b|\b(?:no need (?:for|to)|(?:do not|don't) need|skip|needn't|not necessary to)\b[^.;]{0,30}\b(?:scrape|microscope|test|testing|confirm\w*|diagnos\w*|measure|measuring|volume|vet|report)\b/i,
    unless: /\b(?:aerat\w*|air|water change)\b[^.;]*$/i,
  },
  {
    id: 'moving-fish',
    pattern: new RegExp(
      String.raw`\b(?:sell|rehome|re-home|give away|give|move|return|swap|take|bring|transfer|send|show|lend|trade)\b[^.;]{0,20}\b${FISH}\b[^.;]{0,40}\b(?:away|friend|shop|dealer|show|pond|neighbou?r|elsewhere|buyer|back|lake|river|tank|home)\b|\b(?:sell|rehome|re-home|give away)\b[^.;]{0,20}\b${FISH}\b`,
      'i',
    ),
    when: ({ suspectsNotifiable }) => suspectsNotifiable,
  },
  {
    id: 'hiding',
    pattern:
      /\b(?:(?:nobody|no one|no-one) (?:needs|has) to (?:know|hear|be told)|keep (?:it|this) (?:quiet|secret|to yourself)|(?:do not|don't|never|no need to|needn't|without) (?:have to )?(?:report|tell|call|inform|notify)\w*|not (?:report|notifi)\w+|hide (?:it|this))\b/i,
    always: true,
  },
  {
    id: 'release',
    pattern: new RegExp(
      String.raw`\b(?:release|free|put|set|drop)\b[^.;]{0,20}\b${FISH}\b[^.;]{0,30}\b(?:river|lake|canal|wild|stream|local pond)\b|\bflush\b[^.;]{0,20}\b${FISH}\b`,
      'i',
    ),
  },
  {
    id: 'heating',
    pattern:
      /\b(?:raise|heat|warm|bring|increase|turn)\b[^.;]{0,40}\b(?:temperature|water|pond|heater)\b[^.;]{0,30}\b(?:2[89]|3\d)\b/i,
    when: ({ suspectsNotifiable }) => suspectsNotifiable,
  },
  {
    id: 'raising-ph',
    pattern:
      /\b(?:rais(?:e|ing)|increas(?:e|ing)|lift(?:ing)?|bring(?:ing)? up|boost(?:ing)?|push(?:ing)? up|higher|up)\b[^.;]{0,20}\bpH\b|\bpH\s*(?:up|plus|booster|buffer)\b|\bpH\b[^.;]{0,25}\b(?:up to|higher|upwards?|raise[ds]?|increase[ds]?)\b/i,
    when: ({ hasAmmonia }) => hasAmmonia,
    unless: /\b(?:raises?|makes?|turns?)\b[^.;]{0,20}\b(?:toxic|poison|more nh3|worse)/i,
  },
  {
    id: 'alkali',
    pattern:
      /\b(?:add|pour|put|use|give|dose|throw)\b[^.;]{0,40}\b(?:bicarb\w*|baking soda|soda ash|sodium carbonate|lime|ph up|ammonia)\b/i,
    when: ({ hasAmmonia }) => hasAmmonia,
    unless:
      /\b(?:after|once|until|when) (?:the )?ammonia (?:is|reads|has)\b[^.;]*\b(?:0|zero|gone)\b/i,
  },
  {
    id: 'whole-water',
    pattern:
      /\b(?:100 ?%|hundred per ?cent|full|complete|total|whole|entire)(?: of)?(?: the| your)?(?: pond)? (?:water change|change of(?: the)? water)\b|\b(?:all|whole|entire|every drop|everything)(?: of)?(?: the| your| its)?(?: old| dirty| pond)? water\b|\b(?:change|replace|drain|empty|renew|swap)\b[^.;]{0,15}\b(?:all|100 ?%|whole|entire|completely|everything|the pond)\b/i,
    unless: /\b(?:test|stop|life|column|depth|volume of|quarantine tank)\b/i,
  },
  {
    id: 'overdose',
    pattern:
      /\b(?:double|doubling|triple|twice|three times|thrice|quadruple|\d+ times|half as much again|extra|stronger|higher|more than|exceed\w*|above)\b[^.;]{0,25}\b(?:dose|dosage|amount|strength|quantity|concentration|recommended|label|that much)\b|\b(?:add|give|use|put|take|pour|dose|go)\b[^.;]{0,40}\b(?:twice|double|three times|thrice|half again|\d+ times)\b/i,
  },
  {
    id: 'poison',
    pattern:
      /\b(?:add|pour|put|use|give|dip|bath\w*|dose|rub|drip|throw)\b[^.;]{0,50}\b(?:bleach|vinegar|petrol|diesel|paraffin|disinfectant|vodka|whisky|alcohol|aspirin|paracetamol|ibuprofen|lye|caustic soda|muriatic|hydrochloric|washing[- ]up liquid|detergent|dishwasher salt|road salt|softener salt|potassium chloride)\b/i,
    unless: /\b(?:nets?|hands?|bowls?|buckets?|equipment|empty|rinse)\b/i,
  },
  {
    id: 'killing',
    pattern:
      /\b(?:kill (?:it|him|her|them|the|your|this|that|a)|euthani[sz]e|put (?:it|him|her|them|the fish) (?:down|to sleep)|end (?:its|his|her|their) (?:life|lives|suffering))\b[^.;]{0,60}\b(?:with|by|in|using)\b|\b(?:freez(?:e|ing)|boil(?:ing)?|suffocat(?:e|ing)|microwav\w+|behead\w*)\b[^.;]{0,20}\b(?:the |your |this |that )?(?:fish|koi|it|them|him|her)\b|\b(?:add|use|give|in|with|try)\b[^.;]{0,20}\bclove oil\b/i,
    unless: /\bvet\b/i,
  },
  {
    id: 'dismissal',
    pattern:
      /\b(?:ammonia|nitrite|volume|tests?|testing|temperature|ph|kh|scrape|vet|report|oxygen|warnings?|signs?|quarantine|law)\b[^.;]{0,30}\b(?:(?:do|does|need)(?: not|n't)|don't|doesn't|needn't|hardly|no longer) (?:really )?(?:matter|count|apply|be (?:measured|tested|known|confirmed|reported)|have to be)\b|\b(?:ignore|forget|disregard|skip)\b[^.;]{0,20}\b(?:ammonia|nitrite|volume|tests?|testing|temperature|ph|kh|scrape|vet|report|oxygen|warnings?|quarantine|law)\b/i,
    always: true,
  },
  { id: 'ice', pattern: /\b(?:break|smash|hit|hammer|crack|chop|strike)\b[^.;]{0,25}\bice\b/i },
  {
    id: 'tap-water',
    pattern:
      /\b(?:untreated|straight|raw|un-?dechlorinated)\b[^.;]{0,20}\b(?:tap|mains|hose)\b|\b(?:no need (?:to|for)|without|skip)\b[^.;]{0,12}\bdechlorinat\w*/i,
  },
  {
    id: 'air-off',
    pattern:
      /\b(?:turn|switch|shut|put|take|leave)\b[^.;]{0,20}\b(?:air|aerat\w*|pumps?|filters?|waterfall)\b[^.;]{0,12}\b(?:off|out)\b|\b(?:turn|switch|shut) off\b[^.;]{0,20}\b(?:air|aerat\w*|pumps?|filters?)\b|\b(?:stop|halt|unplug|disconnect|remove|pause) (?:the |your |all )?(?:air|aerat\w*|pumps?|airstones?|waterfall)\b|\b(?:not|no|n't|never|hardly) (?:really )?(?:need\w*|require\w*)\b[^.;]{0,12}\b(?:air|oxygen|aerat\w*)\b|\b(?:fine|safe|well|ok|okay|live|survive|manage|do) without (?:air|oxygen|aerat\w*)\b/i,
    unless: /\bUV\b|bypass|by-pass/i,
  },
  {
    id: 'feeding',
    pattern:
      /\b(?:feed|keep feeding|continue (?:to feed|feeding)|give (?:them )?(?:extra |more )?food)\b/i,
    when: ({ isEmergency }) => isEmergency,
    unless: /\b(?:again (?:when|once|after|only)|stop|until|once|no feed)\b/i,
  },
  {
    id: 'reassurance',
    pattern:
      /\b(?:(?:not|no|isn't|nothing) (?:an? )?(?:emergency|urgent|danger\w*|hurry|to worry|serious)|harmless|(?:perfectly|completely|totally|quite) (?:safe|fine|normal|ok)|can wait|wait (?:a|until|till|for) (?:few |next )?(?:days?|week|tomorrow|morning)|go (?:back )?to (?:bed|sleep)|will recover by itself|relax)\b/i,
    when: ({ isEmergency, suspectsNotifiable }) => isEmergency || suspectsNotifiable,
    always: true,
  },
  {
    id: 'certainty',
    pattern:
      /\b(?:definitely|certainly|without (?:any )?doubt|undoubtedly|100 ?% (?:sure|certain)|for sure|guaranteed?|proves?|(?:is|are) confirmed|I am (?:sure|certain))\b[^.;]{0,60}\b(?:khv|herpes|svc|costia|flukes?|ich|white ?spot|anchor worm|trichodina|chilodonella|dropsy|ulcers?|virus|parasites?|bacteri\w+|disease|infection|argulus|columnaris|cev|carp ?pox|safe|cured?|recover)\b/i,
  },
];
