import { tokenCosts } from '@nishiki/contract/tokens';
import { tools } from '@nishiki/contract/tools';
import { pageAt } from './match.ts';
import { routes } from './routes.ts';

type TokenPrice = {
  readonly what: string;
  readonly tokens: number;
  /** Where it is used. */
  readonly path: string;
};

const scorer = tools.find(({ id }) => id === 'show-scorer');

const prices: readonly TokenPrice[] = [
  {
    what: 'A photo identified in full',
    tokens: tokenCosts.analyzeKoi.comprehensive,
    path: routes.identify.path,
  },
  {
    what: 'Photos searched for disease',
    tokens: tokenCosts.analyzeKoi['disease-detection'],
    path: routes.diseaseDetection.path,
  },
  { what: 'A health assessment', tokens: tokenCosts.healthAssessment, path: routes.koiHealth.path },
  { what: 'A chat message', tokens: tokenCosts.chat, path: routes.chat.path },
  {
    what: 'A chat message with an image',
    tokens: tokenCosts.chatWithImage,
    path: routes.chat.path,
  },
  { what: 'A spoken question', tokens: tokenCosts.voice, path: routes.chat.path },
  {
    what: 'Finding one of your koi by a photo',
    tokens: tokenCosts.findMyKoi,
    path: routes.koiCollection.path,
  },
  ...(scorer === undefined
    ? []
    : [{ what: 'A show score', tokens: tokenCosts.showScore, path: scorer.path }]),
];

/** What a token buys, and whether that is open yet. */
export const tokenPrices = prices.map(({ what, tokens, path }) => ({
  what,
  tokens,
  isOpen: pageAt(path) !== undefined,
}));
