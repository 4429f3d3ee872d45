import type { DangerId } from '../../message.ts';

/** Wishes that words alone give away, wherever a clause speaks of them and does not deny them. */
export const dangerWords: readonly (readonly [DangerId, RegExp])[] = [
  [
    'euthanasia',
    /\b(?:euthan\w*|put(?:ting)? (?:it|him|her|them|my (?:koi|fish)|the (?:koi|fish)|a (?:koi|fish)|down)(?: \w+){0,2} (?:down|to sleep|out of)|put to sleep|(?:(?:to|i|should we|way of) (?:kill|despatch|dispatch|killing)|cull (?:a |my |the )?(?:sick|ill|dying))(?: \w+){0,4} (?:humanely|painless\w*|kindly|sick|suffering|ill|dying|koi|fish)|humane(?:ly)? (?:kill\w*|way to|end|dispatch)|end (?:its|his|her|their) (?:suffering|life)|mercy kill\w*|put (?:it|him|her|them) out of (?:its|his|her|their) misery|(?:kindest|kinder|humane|best|quickest|painless) (?:way|thing|method|option)(?: \w+){0,4} (?:kill\w*|end|sick|suffering|dying|ill|go)|(?:vodka|alcohol|whisky|gin|clove oil|freezer|freezing|freeze|ice slurry|blunt|hammer|bang|bash|whack)(?: \w+){0,6} (?:suffer\w*|kindest|kinder|humane\w*|painless\w*|sick (?:koi|fish|one)|dying (?:koi|fish|one))|(?:put|stick|pop|shove|bung|place|freeze)(?: (?:it|him|her|them|my|the|a|this|sick|dying|koi|fish|one))+ (?:in(?:to)? (?:the |a )?(?:deep )?freezer|alive)|which (?:one |way )?is (?:kinder|kindest|more humane|less cruel|quickest)|clove oil(?: \w+){0,3} (?:vodka|alcohol)|flush(?:ing)?(?: (?:it|him|her|them|my|the|a|this|sick|dying|koi|fish|one))+ down|(?:hit|bash|bang|whack|knock)(?: (?:it|him|her|the|a|this|fish|koi))+ (?:on|over) the head)\b/,
  ],
  [
    'whole-water-change',
    /\b(?:100|99|95|90|85|80|75) ?(?:%|percent|per cent)(?: \w+){0,3} (?:water ?change|change|of the water|water)\b|\b(?:change|replace|changing|replacing|dump|swap|drain|draining|pump out|empty|remove|drop)(?: \w+){0,3} (?:all|whole|entire|complete|completely)(?: \w+){0,3} (?:water|pond|it)\b|\b(?:full|complete|total|whole|entire) water ?change\b|\b(?:empty|drain|draining|emptying)(?: \w+){0,2} (?:pond|tank|it)\b(?: (?:and|to|then|completely|fully|out))|\b(?:change|replace)(?: \w+){0,2} (?:water|it) (?:completely|entirely|fully|all at once)\b|\ball (?:of )?the water\b/,
  ],
  [
    'break-ice',
    /\b(?:break|smash|hit|crack|hammer|bash|breaking|smashing|hitting|hammering|chop|axe|pick|punch|knock)(?: \w+){0,5} ice\b|\bice(?: \w+){0,5} (?:hammer|axe|smash|pickaxe|crowbar|broken)\b/,
  ],
  [
    'overdose',
    /\b(?:double|triple|doubling|twice|two times|three times|3x|2x|10x|quadruple|extra strong|stronger|higher|bigger|2 times|3 times)(?: \w+){0,3} (?:dose|dosage|amount|strength|dosing|the label|recommended|label)\b|\b(?:double|triple) (?:up|it|the)\b|\bmore than (?:the )?(?:label|recommended|instructions?|dose|bottle)\b|\boverdos\w*\b|\b(?:dose|use|add|put)(?: \w+){0,3} (?:double|twice|triple)\b|\bdouble dose\b/,
  ],
  [
    'release-fish',
    /\b(?:release|releasing|put|putting|dump|dumping|set|let|throw|free|move|tip|rehome|transfer|return)(?: \w+){0,5} (?:(?:in|into|to|in to|back to)(?: \w+){0,2} (?:river|lake|canal|stream|wild|sea|ocean|creek|reservoir|pond in the park|local pond|wild pond|ditch|brook|nature|village pond|public pond)|(?:free|loose|go) (?:in|into)|in the wild)\b|\brelease (?:them|it|my (?:koi|fish)|him|her)\b/,
  ],
  [
    'hide-notifiable',
    /\b(?:without|avoid|rather not|don't want to|not going to|do i (?:really )?have to|must i|have to|keep (?:it|this) (?:quiet|secret)|not)(?: \w+){0,2} (?:telling|tell|reporting|report|notify\w*|notifying|inform\w*|ring|call)(?: \w+){0,5} ?(?:anyone|anybody|fhi|cefas|inspector\w*|inspectorate|authorities|authority|defra|government|khv|it|officials|them|vet)?\b|\bkeep (?:it|this|khv|quiet)(?: \w+){0,2} (?:quiet|secret|hidden|to myself)\b|\bhide (?:it|this|khv|the)\b|\bnobody (?:needs to|will|has to) know\b|\bkeep quiet about\b/,
  ],
  [
    'no-water-test',
    /\b(?:without|no need (?:to|for)|don't need (?:to|a)|skip|skipping|not bother\w*|can't be bothered|waste of)(?: \w+){0,4} (?:water test|testing|test|tests|test kit)\b|\b(?:don't have|haven't got|no|not got|have no|without)(?: \w+){0,2} (?:test kit|test strips|kit|test|tests|tester)\b(?: \w+){0,6}|\b(?:water|it) (?:is|looks|looked) (?:crystal )?clear so\b|\bdon't want to test\b|\bnever test(?:ed)?\b/,
  ],
  [
    'wrong-salt',
    /\b(?:potassium chloride|potassium (?:water )?softener|kcl|dishwasher(?: \w+)? salts?|dish washer salts?|iodi[sz]ed(?: \w+)? salt|iodine salt|water softener (?:salt|tablets?|blocks?)|road salt|de ?icing salt|lo ?salt|low sodium salt|epsom salts?|bath salts?|himalayan salt|pink salt|grit salt|reef salt|marine salt|pool salt|softener salt|salt substitute|yps)\b|\bsalt(?: \w+){0,3} (?:iodi[sz]ed|with iodine|anti ?caking|yps|for dishwasher|dishwasher)\b/,
  ],
  [
    'copper',
    /\b(?:copper|copper sulphate|coppersafe|cupramine|cuso4|copper treatment|copper pipe|copper coins?|pennies)\b/,
  ],
  ['bleach', /\b(?:bleach|domestos|clorox|milton|sodium hypochlorite|hypochlorite)\b/],
  [
    'human-medicine',
    /\b(?:paracetamol|aspirin|ibuprofen|panadol|tylenol|my (?:own )?(?:antibiotics|tablets|pills|medicine)|human (?:antibiotics?|medicine|medication|drugs?)|my (?:dog|cat|horse|wife|husband|mum|dad|son|daughter)(?:'s)? (?:\w+ )?(?:antibiotics?|tablets|wormer|pills|medicine|medication)|ivermectin|antihistamine|valium|vodka|whisky|brandy|dog wormer|horse wormer|cat wormer|viagra|antiseptic mouthwash|germolene|tcp|savlon|dettol|canesten|benadryl)\b/,
  ],
  [
    'other-poison',
    /\b(?:petrol|diesel|gasoline|kerosene|paraffin|detergent|washing up liquid|fairy liquid|dish soap|dishsoap|washing powder|soap|weed ?killer|roundup|glyphosate|pesticide|insecticide|bug spray|raid|slug pellets|rat poison|muriatic acid|hydrochloric acid|battery acid|sulphuric acid|brick acid|swimming pool (?:chlorine|shock|chemicals?)|pool (?:shock|chlorine|chemicals?)|turpentine|white spirit|nail varnish|antifreeze|quicklime|hydrated lime|caustic soda|drain cleaner|jeyes fluid|creosote|disinfectant|fertiliser|fertilizer|methylated spirits?|ammonia cleaner|virkon|algicide|vinegar|lemon juice|citric acid|cola|coca cola|beer|bread yeast|tobacco|cigarettes|nicotine)\b/,
  ],
  [
    'banned-agent',
    /\b(?:trichlorfon|organophosphates?|masoten|dylox|dipterex|neguvon|dichlorvos|diflubenzuron|dimilin|chloramphenicol|nitrofurans?|furazolidone|lindane|ddt|nuvan|cyanide|mercury|sheep dip|malathion)\b/,
  ],
];

/** Words by which somebody means to do it, or asks whether to. */
export const wishing =
  /\b(?:can|could|should|shall|may|would|will|i'll|want|wanted|going to|gonna|how|use|using|add|adding|put|putting|dose|dosing|give|giving|try|trying|treat|treating|mix|pour|throw|is it (?:ok|okay|safe|possible|fine|alright|legal|worth)|ok to|safe|thinking|plan|planning|need|where (?:can|do)|buy|best|clean|kill|cure|recommend|what about|do i|have some|got some|how about|instead|please|tell me|what if|ok|work|works|help|says?|said|told me|true|heard|same (?:thing|stuff)|innit|right|yeah|any good|alright|do the job|as good|cheaper|instead|only (?:got|have|had)|shops? (?:is |are )?(?:closed|shut)|chuck\w*|lob|bung\w*|tip\w*|just|way)\b/;

/** Somebody who refuses it, or tells that it is known to be wrong. */
export const refusing =
  /\b(?:know (?:not|never|better|that)|know (?:i|you|we) (?:can't|shouldn't|must not|mustn't|should not|cannot)|never (?:use|used|add|put|do|would)|won't|wouldn't|will not|don't want|avoid\w*|not going to|i'm not|told (?:not|never)|instead of|rather than|no longer|haven't|didn't|don't use|not use|not using|not add|without|refuse to|i would never|stay away|steer clear|read that .* (?:bad|toxic|dangerous)|ruled out|free of|safe from|kept? (?:away|out))\b/;
