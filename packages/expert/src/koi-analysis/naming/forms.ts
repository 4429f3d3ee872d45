import type { Look } from './look.ts';

type Form = { readonly id: string; readonly fits: (look: Look) => boolean };

/** Share of the ground that one colour must hold before a form is named by it. */
const CLEAR = 0.75;
/** Below this a colour counts as absent: reflections and edges make up so much (house rule). */
const NONE = 0.02;

const oneColour = (look: Look, ...colours: Parameters<Look['share']>): boolean =>
  look.ofGround(...colours) >= CLEAR;
const hasHeadSpotAndMore = ({ show }: Look): boolean =>
  show.headSpot !== null && show.redShare > show.headSpot.area * 1.5;

/**
 * Named forms of each class, the more special first. The marks are those of the catalogue
 * (facts B.6); where it gives no number, the limit is a house rule. A fish that fits none keeps the
 * name of its class.
 */
const forms: Record<string, readonly Form[]> = {
  kohaku: [
    { id: 'maruten-kohaku', fits: hasHeadSpotAndMore },
    { id: 'inazuma-kohaku', fits: ({ show }) => show.inazuma },
    { id: 'nidan-kohaku', fits: ({ show }) => show.steps === 2 },
  ],
  sanke: [
    {
      id: 'aka-sanke',
      fits: (look) => look.share('red', 'orange') >= 0.6 && look.share('white') < 0.15,
    },
    { id: 'maruten-sanke', fits: hasHeadSpotAndMore },
  ],
  showa: [
    { id: 'hi-showa', fits: (look) => look.ofGround('red', 'orange') >= CLEAR },
    { id: 'kindai-showa', fits: (look) => look.share('white', 'grey') >= 0.4 },
  ],
  utsuri: [
    { id: 'shiro-utsuri', fits: (look) => oneColour(look, 'white', 'grey') },
    { id: 'ki-utsuri', fits: (look) => oneColour(look, 'yellow') },
    { id: 'hi-utsuri', fits: (look) => oneColour(look, 'red', 'orange') },
  ],
  bekko: [
    { id: 'shiro-bekko', fits: (look) => oneColour(look, 'white', 'grey') },
    { id: 'ki-bekko', fits: (look) => oneColour(look, 'yellow') },
    { id: 'aka-bekko', fits: (look) => oneColour(look, 'red', 'orange') },
  ],
  asagi: [{ id: 'hi-asagi', fits: (look) => look.share('red', 'orange') >= 0.35 }],
  shusui: [{ id: 'hi-shusui', fits: (look) => look.share('red', 'orange') >= 0.5 }],
  goshiki: [
    {
      id: 'kuro-goshiki',
      fits: (look) => look.share('black') >= 0.4 && look.share('white') < 0.1,
    },
  ],
  'hikari-muji': [
    { id: 'purachina-ogon', fits: (look) => oneColour(look, 'white') },
    { id: 'yamabuki-ogon', fits: (look) => oneColour(look, 'yellow') },
    { id: 'orenji-ogon', fits: (look) => oneColour(look, 'orange') },
    { id: 'hi-ogon', fits: (look) => oneColour(look, 'red') },
  ],
  'hikari-moyo': [
    {
      id: 'kikusui',
      fits: (look) => look.has('doitsu') && isHariwake(look),
    },
    { id: 'hariwake', fits: (look) => isHariwake(look) },
    {
      id: 'kujaku',
      fits: (look) =>
        look.share('red', 'orange', 'yellow') >= 0.2 &&
        look.show.netEvenness !== null &&
        look.share('black', 'blue-grey', 'grey', 'brown') >= 0.1,
    },
  ],
  'hikari-utsuri': [
    { id: 'gin-shiro-utsuri', fits: (look) => oneColour(look, 'white', 'grey') },
    { id: 'kin-ki-utsuri', fits: (look) => oneColour(look, 'yellow') },
    {
      id: 'kin-showa',
      fits: (look) => look.share('white', 'grey') >= 0.1 && look.share('red', 'orange') >= 0.1,
    },
    { id: 'kin-hi-utsuri', fits: (look) => oneColour(look, 'red', 'orange') },
  ],
  kawarimono: [
    { id: 'karasugoi', fits: (look) => look.share('black') >= 0.7 },
    {
      id: 'ochiba-shigure',
      fits: (look) => look.share('grey', 'blue-grey') >= 0.25 && look.share('brown', 'tan') >= 0.25,
    },
    { id: 'chagoi', fits: (look) => oneColour(look, 'brown', 'tan') },
    { id: 'soragoi', fits: (look) => oneColour(look, 'grey', 'blue-grey') },
    { id: 'kigoi', fits: (look) => oneColour(look, 'yellow') },
    { id: 'benigoi', fits: (look) => oneColour(look, 'red') },
    { id: 'shiro-muji', fits: (look) => oneColour(look, 'white') && look.share('black') < NONE },
    {
      id: 'beni-kumonryu',
      fits: (look) =>
        look.has('doitsu') && look.share('black') >= 0.15 && look.share('red', 'orange') >= 0.1,
    },
    {
      id: 'kumonryu',
      fits: (look) =>
        look.has('doitsu') && look.share('black') >= 0.15 && look.share('white') >= 0.15,
    },
  ],
  tancho: [
    { id: 'tancho-showa', fits: ({ show }) => show.blackShare >= 0.05 && show.headBlack >= 0.05 },
    { id: 'tancho-sanke', fits: ({ show }) => show.blackShare >= NONE },
    {
      id: 'tancho-kohaku',
      fits: (look) => look.show.blackShare < NONE && look.share('white') >= 0.6,
    },
  ],
};

const isHariwake = (look: Look): boolean =>
  look.share('black') < NONE &&
  look.share('white') >= 0.15 &&
  look.share('yellow', 'orange') >= 0.15 &&
  look.ofGround('white', 'yellow', 'orange') >= 0.8;

/** Every form that can be named; a test compares them with the catalogue. */
export const namedForms: readonly string[] = Object.values(forms).flatMap((of) =>
  of.map(({ id }) => id),
);

/** Id of the form that the measures point to; null when they say nothing. */
export const formOf = (classId: string, look: Look): string | null =>
  forms[classId]?.find(({ fits }) => fits(look))?.id ?? null;
