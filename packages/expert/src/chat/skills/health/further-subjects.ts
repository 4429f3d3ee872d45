import { uncited } from '@nishiki/knowledge/statement';
import { countryOf } from './country.ts';
import { authorityLines, stopMovement } from './reporting.ts';
import type { Subject } from './subject.ts';
import { vetLine, vetOnly } from './vet.ts';

export const gillsNever = uncited(
  'Nothing near gills or eyes, least of all disinfectant, and no neat iodine or peroxide.',
);

/** Whom to tell, a fright, clean tools, home remedies and the lamp: asked in passing, beside a sick fish. */
export const furtherSubjects: readonly Subject[] = [
  {
    id: 'whom',
    pattern:
      /\b(?:which|what|who|whom)\b[^.?!]{0,30}\b(?:authority|inspect\w*|to (?:ring|call|tell|report|phone|notify)|do (?:i|we) (?:ring|call|tell|phone|notify|report))\b|\b(?:phone )?number (?:of|for) (?:the )?(?:fhi|fish health|inspect\w*|cefas)/i,
    article: null,
    lead: [
      uncited(
        'A suspicion of KHV or SVC is reported to the authority of the country where the pond lies, by telephone, before any proof.',
      ),
    ],
    now: [stopMovement],
    call: (c) => authorityLines(countryOf(c)),
    bid: 0.93,
  },
  {
    id: 'fright',
    pattern:
      /\b(?:heron|cat|otter|mink|fox|fireworks|storm|netted|netting|caught|new (?:uv|pump|light|net))\b[^.?!]{0,60}\b(?:hid\w*|won'?t come up|spooked|skittish|scared|shy)\b/i,
    article: null,
    lead: [
      uncited(
        'That reads like a fright: koi that were hunted, netted or startled stay down and eat little for some days. Leave them in peace, and look for what else there is.',
      ),
    ],
    now: [
      uncited(
        'Test ammonia with pH and temperature, and nitrite, before you put it down to fright.',
      ),
      uncited('Look over each fish as it passes: wounds, missing scales, red spots.'),
      uncited('Cover or net the pond if a hunter was there: it comes back.'),
      uncited('Feed nothing until they come up by themselves, then little.'),
    ],
    call: () => [
      uncited('A vet: a wound, fish that gasp or lie on their sides, or no change in a week.'),
    ],
    bid: 0.925,
  },
  {
    id: 'disinfect',
    pattern:
      /\b(?:disinfect\w*|sterili[sz]\w*|decontaminat\w*)\b[^.?!]{0,40}\b(?:nets?|bowls?|boots?|equipment|gear|tank|vat|tools?|socks?|pond)\b/i,
    article: 'quarantine-hygiene',
    bid: 0.91,
  },
  {
    id: 'glue',
    pattern:
      /\b(?:super ?glue|glue|nail varnish|vaseline|toothpaste|tcp|germolene|neat iodine|plaster|sellotape|duct tape)\b|\b(?:betadine|iodine|peroxide|disinfectant|propolis)\b[^.?!]{0,30}\b(?:gills?|eyes?)\b/i,
    article: null,
    lead: [
      uncited(
        'No: nothing of the kind goes on a koi. It seals bacteria in, burns the skin, and comes off with the slime.',
      ),
      uncited(
        'A fresh scrape heals in clean water. An open sore (ulcer) into the flesh, or wider than 2 cm, is cleaned and sealed by a vet, under anaesthetic.',
      ),
    ],
    now: [
      uncited('Test ammonia with pH and temperature, and nitrite, and set the water right.'),
      uncited(
        'Isolate it in a clean, aired tank if you have one: salt at 0.3 % supports it for 14 to 21 days.',
      ),
      uncited('Have skin and gills scraped: parasites often open the way.'),
    ],
    never: [gillsNever],
    call: (c) => [vetLine(c), vetOnly],
    bid: 0.94,
  },
  {
    id: 'uv',
    pattern:
      /\b(?:uvc?|carbon|zeolite)\b[^.?!]{0,30}\b(?:off|on|out|in|leave|running)?\b[^.?!]{0,30}\b(?:treat\w*|dos\w+|medicat\w*|fmg|formalin|malachite|prazi\w*|permanganate|pp|chloramine t)\b|\b(?:treat\w*|dos\w+|fmg|formalin|malachite|prazi\w*|permanganate|chloramine t)\b[^.?!]{0,40}\b(?:uvc?|carbon|zeolite)\b/i,
    article: null,
    lead: [
      uncited(
        'UV off, and carbon and zeolite out, before any treatment goes in: UV light breaks most of them down, carbon takes them up, and zeolite gives its ammonia back in salt water.',
      ),
    ],
    now: [
      uncited('Leave UV off until the course is over and the water has been changed.'),
      uncited('Test ammonia with pH and temperature, and nitrite, and keep the air on full.'),
    ],
    bid: 0.925,
  },
];
