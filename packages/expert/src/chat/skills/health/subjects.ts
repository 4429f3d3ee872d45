import { said, uncited } from '@nishiki/knowledge/statement';
import { countryOf } from './country.ts';
import { authorityLines, stopMovement } from './reporting.ts';
import { furtherSubjects, gillsNever } from './further-subjects.ts';
import type { Subject } from './subject.ts';
import { vetLine, vetOnly } from './vet.ts';

const wound = /\b(?:wound|sore|ulcer|hole|cut|gash|scraped|grazed?|heron|stab)\b/i;
const dressing =
  /\b(?:put on|clean|dress|iodine|betadine|peroxide|propolis|ointment|cream|paste|bandage|swab|disinfect\w*|mercurochrome|malachite|methylene|straight on|neat|paint\w*|germolene|manuka|honey)\b/i;
/** Both in one message, in either order. */
const woundCare = new RegExp(`(?=[\\s\\S]*${wound.source})(?=[\\s\\S]*${dressing.source})`, 'i');

export const subjects: readonly Subject[] = [
  ...furtherSubjects,
  {
    id: 'must-report',
    pattern:
      /\b(?:have|need|ought|obliged|required|must i|do i|should i|supposed)\b[^.?!]{0,40}\breport\b|\breport(?:ing)?\b[^.?!]{0,40}\b(?:law|legal\w*|duty|compulsory|mandatory|required)\b|\bnotifiable\b/i,
    article: 'law-report',
    lead: [
      uncited(
        'Yes: at the mere suspicion of KHV or SVC it is a legal duty, for a garden pond too.',
      ),
    ],
    call: (c) => authorityLines(countryOf(c)),
    bid: 0.93,
  },
  {
    id: 'dead-fish',
    pattern:
      /\b(?:freez\w*|fridge|bury|bin|burn|compost|dispose|get rid|keep|store|do with)\b[^.?!]{0,40}\b(?:dead|bod(?:y|ies)|carcass\w*)\b|\b(?:dead|bod(?:y|ies)|carcass\w*)\b[^.?!]{0,40}\b(?:freez\w*|fridge|bury|bin|burn|compost|dispose)\b/i,
    article: null,
    lead: [
      uncited(
        'Do not freeze or bury dead koi yet: seal them in bags and keep them cold, in a fridge or on ice. A laboratory can still find the cause in fish kept cold, hardly in frozen ones.',
      ),
      uncited(
        'Wear gloves, note the day and the number, photograph gills and skin, and ask the inspector or the vet before anything is buried or thrown away.',
      ),
      stopMovement,
    ],
    call: (c) => authorityLines(countryOf(c)),
    bid: 0.93,
  },
  {
    id: 'after-report',
    pattern:
      /\bwhat happens\b[^.?!]{0,40}\b(?:report|inspect\w*|call(?:ed)?)\b|\bafter (?:i )?report|\b(?:cefas|fhi|inspector\w*)\b[^.?!]{0,20}\b(?:came|coming|visit\w*|been|next)\b/i,
    article: 'law-after-report',
    call: (c) => authorityLines(countryOf(c)),
    bid: 0.92,
  },
  {
    id: 'eating-koi',
    pattern:
      /\b(?:can|could|may|should) (?:i|we|you|people) (?:eat|cook|barbecue|fry|smoke)\b[^.?!]{0,30}\b(?:koi|it|them|him|her|carp|fish)\b|\b(?:eat|cook|fry|barbecue) (?:my|our|the|a) (?:dead |sick )?(?:koi|carp)\b|\b(?:edible|human consumption)\b|\bsafe to eat\b/i,
    article: null,
    lead: [
      said(
        'Do not eat pond koi that were ever treated: the medicines sold for pet fish are allowed only for animals that are not meant to be eaten.',
        'govuk-small-animals',
      ),
      uncited(
        'Malachite green and formalin among them are suspected to cause cancer. A sick fish is never for the table.',
      ),
    ],
    bid: 0.9,
  },
  {
    id: 'people',
    pattern:
      /\b(?:can|could|will|do) (?:i|we|people|humans|my (?:kids?|children|dog|cat|hands?))\b[^.?!]{0,30}\b(?:catch|get (?:ill|sick|infected)|infected)\b|\b(?:safe|dangerous|harmful|contagious|infectious)\b[^.?!]{0,30}\b(?:to (?:hold|handle|touch)|(?:for|to) (?:me|us|people|humans|children|kids|my (?:kids?|children|dog|cat)))\b|\bzoono\w+|\bfish tb\b|\bmycobacteri\w+/i,
    article: 'health-own-hands',
    lead: [
      uncited(
        'For you mostly yes, with cuts covered and hands washed afterwards; for the fish as rarely as possible, with wet hands.',
      ),
    ],
    bid: 0.93,
  },
  {
    id: 'wound-care',
    pattern: woundCare,
    article: 'treatment-wounds',
    lead: [
      uncited(
        'A fresh scrape needs clean water and nothing on it. An open sore (ulcer) into the flesh, or wider than 2 cm, is for a vet: it is cleaned and sealed under anaesthetic.',
      ),
    ],
    now: [
      uncited(
        'Test the water and set it right: ammonia with pH and temperature, and nitrite. Skin heals in clean water only.',
      ),
      uncited(
        'Have skin and gills scraped: parasites often open the way for the bacteria of an ulcer.',
      ),
      uncited('Photograph it each day. Deeper, wider, or no better after 5 to 7 days: a vet.'),
    ],
    never: [
      gillsNever,
      uncited('Do not rub or dress an awake koi: it loses more skin than the dressing is worth.'),
    ],
    call: (c) => [vetLine(c), vetOnly],
    bid: 0.91,
  },
  {
    id: 'antibiotics',
    pattern: /\bantibiotics?\b|\b(?:baytril|enrofloxacin|oxytetracycline|florfenicol|oxolinic)\b/i,
    article: 'treatment-antibiotics',
    call: (c) => [vetLine(c)],
    bid: 0.9,
  },
  {
    id: 'anaesthesia',
    pattern: /\b(?:anaesth\w+|anesth\w+|sedat\w+|clove oil|ms-?222|tricaine|eugenol)\b/i,
    article: null,
    lead: [
      said(
        'Anaesthesia of fish is for a vet, or somebody trained: I give no amount. In the United Kingdom it is regarded as an act of veterinary surgery; products sold to keepers are for mild sedation only.',
        'govuk-anaesthetics',
      ),
      uncited('Too little leaves the fish stunned and suffering, too much stops its breathing.'),
      said(
        'Hold and look at a koi in a bowl without it: wet hands, a wet sock net, shade, and a minute or two.',
        'koisa-handling',
      ),
    ],
    call: (c) => [vetLine(c)],
    bid: 0.9,
  },
  {
    id: 'scrape',
    pattern:
      /\b(?:how (?:do|to|can)\b[^.?!]{0,20}|need (?:a|to do a) |do a |take a )(?:skin |mucus |gill )?(?:scrape|scraping|smear|microscop\w*)\b/i,
    article: 'health-scrape',
    bid: 0.9,
  },
  {
    id: 'vet',
    pattern:
      /\b(?:find|need|call|where|which|when|see|get|contact|recommend)\b[^.?!]{0,30}\b(?:vet|vets|veterinar\w+)\b/i,
    article: 'health-vet-visit',
    lead: [],
    call: (c) => [vetLine(c)],
    bid: 0.9,
  },
  {
    id: 'photo-limits',
    pattern:
      /\b(?:photo|picture|pic|image|snap)s?\b[^.?!]{0,60}\b(?:confirm|prove|diagnos\w+|tell|certain|show|see|sure|what (?:is|it) )\b|\b(?:confirm|prove|diagnos\w+)\b[^.?!]{0,40}\b(?:photo|picture|pic|image)\b/i,
    article: 'health-photo-limits',
    lead: [uncited('No photo can confirm a disease.')],
    bid: 0.92,
  },
];
