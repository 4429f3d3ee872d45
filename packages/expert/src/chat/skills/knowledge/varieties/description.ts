/** What a keeper says of the looks of a koi. */
export type Looks = {
  /** Black with white at the tips of the fins, and on the head or not. */
  readonly whiteTips: boolean;
  readonly whiteOnHead: boolean;
  readonly white: boolean;
  readonly red: boolean;
  readonly black: boolean;
  readonly yellow: boolean;
  readonly blue: boolean;
  readonly brown: boolean;
  readonly green: boolean;
  readonly metallic: boolean;
  /** Told to have no sheen: "flat", "matt". */
  readonly matt: boolean;
  /** Dark edges or centres on the scales; where they lie, if it was said. */
  readonly net: 'on-red' | 'on-white' | 'pinecone' | 'somewhere' | null;
  readonly doitsu: boolean;
  readonly ginrin: boolean;
  readonly longFins: boolean;
  /** Red on the head and nowhere else. */
  readonly onlyHeadRed: boolean;
  /** A head spot and red on the body besides. */
  readonly headSpotAndMore: boolean;
  /** null: not said. */
  readonly blackOnHead: boolean | null;
  readonly blackAtFins: boolean | null;
  readonly blackWraps: boolean | null;
  readonly oneColour: boolean;
  /** Black still to come: a bluish shadow under the skin. */
  readonly shadow: boolean;
};

const has = (pattern: RegExp) => (text: string) => pattern.test(text);
const red = has(/\b(red(dish|s)?|orange(y)?|hi|beni|scarlet|crimson|ginger)\b/);
const white = has(/\b(white(ish)?|snow\w*|cream\w*|shiro\w*)\b(?! tips?)/);
const black = has(/\b(black|sumi|dark (patch|band|spot|marking)\w*|jet)\b/);
const yellow = has(/\b(yellow(y|ish)?|gold(en)?|mustard|lemon)\b/);
const silver = has(/\b(silver\w*|platinum)\b/);

/** Black of a place, true, false ("no black on the head", "clean head") or not said. */
const blackAt = (text: string, place: string): boolean | null => {
  const no = new RegExp(
    `\\b(no|without|not any|never|isnt any|none) (black |sumi |dark )?(at all )?(on|in|at|over|across) (its |the |his |her )?(\\w+ )?(${place})|\\b(clean|clear|white|plain|unmarked|all white) (${place})\\b|\\b(${place}) (is |are |looks )?(totally |completely |perfectly |all |nice and |very |quite )?(clean|clear|all white|plain|unmarked)`,
  );
  if (no.test(text)) return false;
  const yes = new RegExp(
    `\\b(black|sumi|dark\\w*)\\b(?![^.;!?]{0,90}\\bwhite\\b[^.;!?]{0,40}\\b(${place})\\b)[^.;!?]{0,90}\\b(${place})\\b|\\b(${place})\\b[^.;!?]{0,25}\\b(black|sumi|dark)\\b`,
  );
  return yes.test(text) ? true : null;
};

const netOf = (text: string): Looks['net'] => {
  if (/\b(no|without|not any|any) (net\w*|scale pattern|reticulation)\b/.test(text)) return null;
  if (
    /\b(pine ?cone|fir ?cone)\b|\bdark (middles?|cent(re|er)s?|spots?)\b[^.;]{0,16}\b(every|each|its|all|the|scales?)\b/.test(
      text,
    )
  )
    return 'pinecone';
  if (
    !/\b(net\w*|reticulat\w*|mesh|scale edges?|(dark|black|blue|indigo) edges?|edges? of (the|each|its) scales?|fishnet|robe\w*|crescents?|half.?moons?)\b/.test(
      text,
    )
  )
    return null;
  if (
    /\b(in|inside|on|over|within|of) (the |each |its )?(red|hi|orange)\b|\b(red|hi) (patch\w*|pattern|plates?|markings?|bits)?[^.;]{0,30}\b(net|edges?|crescents?|robe)\b[^.;]{0,14}\b(inside|in it|in them|within|to (it|them))\b/.test(
      text,
    )
  )
    return 'on-red';
  if (/\b(on|over|under|in) (the |its )?white\b/.test(text)) return 'on-white';
  return 'somewhere';
};

/** Tejima, the stripes of a Sanke: no solid black at the base. */
const finStripes =
  /\b(stripes?|lines?|streaks?)\b[^.;]{0,16}\bfins?\b|\bfins?\b[^.;]{0,14}\b(stripes?|striped|streaks?)\b/;

/** Red that is told of the head, and of no place beside it. */
const redOfHead =
  /\b(red|orange|hi)\b((?!\b(black|sumi|body|back|sides?|over|and|white)\b)[^.;]){0,30}\b(head|forehead|crown)\b|\b(head|forehead|crown)\b((?!\b(black|sumi|body|back|white)\b)[^.;]){0,14}\b(red|orange)\b|\bred (head ?spot|cap)\b/;

/** @param text as `plain` writes it */
export const looksOf = (text: string): Looks => {
  const head = /\b(head|forehead|crown|cap|face)\b/.test(text);
  const onlyHeadRed =
    redOfHead.test(text) &&
    (/\b(only|just|single|one|nothing (else|but)|lone|round|perfect|circle|a (red|orange) (spot|dot|cap))\b/.test(
      text,
    ) ||
      /\bred (head ?spot|spot on (the |its |his |her |my )?head|cap)\b/.test(text) ||
      /\bno (other )?red\b[^.;]{0,20}\b(body|else|elsewhere|anywhere)?/.test(text));
  const headSpotAndMore =
    head &&
    /\b(spot|dot|circle|patch|cap|sun)\b/.test(text) &&
    /\b(more|also|and) (red|orange)\b|\b(red|orange) (also|too|as well|more)\b|\bred (on|along|over) (the |its )?(body|back) (too|as well)\b/.test(
      text,
    );
  const matt =
    /\b(?:flat|dull|matt?e?|plain) (?:\w+ )?(?:lemon|yellow|white|orange|red|colou?r|skin|finish)\b|\b(?:looks?|is|its|quite|rather) (?:flat|dull)\b|\b(not|no|without|isnt|non|never) (at all )?(metal\w*|shin[yei]\w*|lustre|luster|sheen)\b|\bmatte?\b/.test(
      text,
    );
  return {
    whiteTips:
      /\bwhite\b[^.;]{0,20}\b(tips?|fin ends?|ends? of (the|its) fins?)\b|\b(tips?|ends?) (of|on|at) [^.;]{0,20}\bfins? (are |is |all )*white\b|\b(fin )?tips (are |is |all )*white\b/.test(
        text,
      ),
    whiteOnHead:
      /\bwhite (nose|head|face|forehead)\b|\b(nose|head|face) (is )?white\b|\bwhite\b[^.;]{0,12}\b(and|also|plus)\b[^.;]{0,20}\b(nose|head|face)\b/.test(
        text,
      ),
    white: white(text) || silver(text),
    red: red(text),
    black: black(text) && !/\b(no|without|not any) (black|sumi)\b(?! (on|in|at))/.test(text),
    yellow: yellow(text),
    blue: /\b(blue\w*|gr[ae]y(ish)?|slate|navy)\b/.test(text),
    brown: /\b(brown\w*|tea|olive|copper|bronz\w*)\b/.test(text),
    green: /\bgreen\w*\b/.test(text),
    metallic:
      !matt &&
      (/\b(metal\w*|shin[yei]\w*|lustre|luster|sheen|gleam\w*|chrome|foil|tin ?foil|mirror like)\b/.test(
        text,
      ) ||
        silver(text)),
    matt,
    net: netOf(text),
    doitsu:
      /\b(doitsu|scaleless|no scales|without scales|mirror scales?|leather|large scales|big scales|smooth skin|no scales (except|apart from|bar|but))\b/.test(
        text,
      ),
    ginrin: /\b(ginrin|gin rin|kinginrin|sparkl\w*|glitter\w*|diamonds?|twinkl\w*|sequins?)\b/.test(
      text,
    ),
    longFins: /\b(butterfly|long ?fins?|longfin|hirenaga|trailing fins|flowing fins)\b/.test(text),
    onlyHeadRed: onlyHeadRed && !headSpotAndMore,
    headSpotAndMore,
    blackOnHead:
      finStripes.test(text) && /\bonly\b/.test(text)
        ? false
        : blackAt(text, 'head|face|nose|forehead'),
    blackAtFins: finStripes.test(text)
      ? false
      : blackAt(text, 'fins?|pectorals?|fin bases?|fin joints?'),
    blackWraps:
      !finStripes.test(text) &&
      /\b(wrap\w*|bands?|stripes|below the lateral|belly|(down|around) (the|his|her|its|both) (body|sides)|right round)\b/.test(
        text,
      )
        ? true
        : /\b(small|little|few|tiny|stones?|spots?|dots?|specks?)\b[^.;]{0,25}\b(black|sumi)\b|\b(black|sumi) (stones?|spots?|dots?|specks?|freckles?|flecks?)\b/.test(
              text,
            )
          ? false
          : null,
    oneColour:
      /\b(all|solid|plain|entirely|completely|whole(ly)?|one colou?r|single colou?r|pure|no (pattern|markings?)( \w+)?|patternless|top to tail|head to tail|nose to tail)\b/.test(
        text,
      ),
    shadow:
      /\b(shadows?|(under|below|beneath) (the|its|his|her) skin|bluish (patch\w*|spots?|marks?))\b/.test(
        text,
      ),
  };
};

/** How many things of its looks were told. */
export const toldOf = (looks: Looks): number =>
  [
    looks.white,
    looks.red,
    looks.black,
    looks.yellow,
    looks.blue,
    looks.brown,
    looks.green,
    looks.metallic,
    looks.net !== null,
    looks.doitsu,
    looks.ginrin,
    looks.shadow,
  ].filter(Boolean).length;
