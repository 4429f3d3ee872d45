import { said, uncited, type Statement } from './statement.ts';

/** Elements of the practice score. How they are weighed is the product's own scale, not a show's. */
export const judgingElements = ['body', 'colour', 'pattern', 'edges', 'presence'] as const;
export type JudgingElement = (typeof judgingElements)[number];

export type ElementWords = {
  name: string;
  /** What a judge looks for. */
  ideal: Statement[];
  /** Said when the measure of a photo is good, middling, weak. */
  good: string;
  fair: string;
  weak: string;
};

/** Shown with every practice score. */
export const judgingCaveat: Statement = said(
  'This is a practice score from one photo. At shows koi are judged as a whole and side by side, not by adding points.',
  'dahl-judging',
);

/** What no photo can show of show quality. */
export const judgingLimits: readonly Statement[] = [
  uncited(
    'Size needs a scale in the picture, and lustre, skin and swimming need a look in the water.',
  ),
  said(
    'With age the body counts for more; in young koi pattern and colour weigh more.',
    'lembke-judging',
  ),
];

export const judgingWords: Record<JudgingElement, ElementWords> = {
  body: {
    name: 'Body',
    ideal: [
      said('A straight back and both sides alike, seen from above.', 'pondshop-judging'),
      said(
        'Widest between the gill plates and the front of the dorsal fin, with a thick tail tube.',
        'lembke-judging',
      ),
      said('A broad, thick body makes an imposing fish.', 'dahl-judging'),
      said('A wide head with a rounded nose.', 'lembke-judging'),
    ],
    good: 'Even sides and a straight back, as far as this photo shows.',
    fair: 'A sound outline with a slight bend or unevenness; a second photo at rest would tell more.',
    weak: 'The outline looks uneven or bent here. The fish may simply have been turning.',
  },
  colour: {
    name: 'Colour',
    ideal: [
      said('White like fresh snow, without yellow or stains.', 'angelkoi-varieties'),
      said('Red of even shade throughout.', 'angelkoi-varieties'),
      said('Black deep and solid, not grey.', 'nkc-bekko', 'nkc-utsuri'),
    ],
    good: 'Even, clean colour within each patch.',
    fair: 'Mostly even colour, with some change of shade within the patches.',
    weak: 'Colour is uneven here. Light and water tint play a part, so compare in open shade.',
  },
  pattern: {
    name: 'Pattern',
    ideal: [
      said(
        'Balance between colours along the whole body, by the standard of the variety.',
        'angelkoi-varieties',
      ),
      said('The standard differs from variety to variety.', 'lembke-judging'),
    ],
    good: 'A balanced pattern along the length of the body.',
    fair: 'A pleasing pattern that leans to one side or end.',
    weak: 'The pattern sits heavily on one side or end.',
  },
  edges: {
    name: 'Edges',
    ideal: [
      said('A clear line (kiwa) where red meets white.', 'angelkoi-varieties'),
      said('A blurred front edge (sashi) can be a sign of depth still to come.', 'nkc-bekko'),
    ],
    good: 'Crisp edges between the colours.',
    fair: 'Edges are fairly clear; some are soft, which is usual in young koi.',
    weak: 'Edges are soft here. A blurred photo looks the same, so try a sharper one.',
  },
  presence: {
    name: 'Presence',
    ideal: [
      said(
        'Body, skin and movement together make an imposing fish.',
        'lembke-judging',
        'dahl-judging',
      ),
    ],
    good: 'A strong first impression.',
    fair: 'A pleasant fish; presence shows best in the water.',
    weak: 'Presence cannot be told from this photo.',
  },
};
