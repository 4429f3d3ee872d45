import type { RouteId, routes } from './routes.ts';

type Described = {
  [Id in RouteId]: (typeof routes)[Id] extends { title: string } ? Id : never;
}[RouteId];

/**
 * What a search result or a shared link says of a page. Apart from the routes, since only the build
 * reads them and every visitor would load them.
 */
export const descriptions: Readonly<Record<Described, string>> = {
  home: 'Nishiki looks at a photo of your koi, measures its colours and pattern, and names the variety it most likely is, with the evidence drawn on your photo.',
  identify:
    'Upload a photo of a koi from above: its likely variety, how sure that is and why, and what the photo shows of health, show quality and water.',
  diseaseDetection:
    'A photo of a koi, the signs that you see and your water test give a ranked list of what it may be, what to do first, and what would prove it.',
  koiHealth:
    'A photo of your koi, what you see, and your water test, judged together: how grave it is, on what evidence, and what to do by when.',
  chat: 'Ask about your koi in your own words: an answer with what to do first, the numbers worked out, and the sources that it stands on.',
  aiTools:
    'The tools for koi keepers in one list: what each does, what its answer rests on, and which of them are open.',
  firstAid:
    'Koi gasping, dying, poisoned or out of the water: what to do in the next ten minutes, step by step, free and without an account.',
  search:
    'Search varieties, conditions, water values, treatments, questions and calculators for koi keepers.',
  support:
    'Answers to common questions about tokens, plans, photos and your account, and a support chat that passes on what it does not know.',
  contact: 'Write to the people who run Nishiki: a question, a mistake that you found, or a wish.',
  upgrade:
    'The four plans of Nishiki: what each costs now and later, how many tokens it brings a month, and what a token buys.',
  apiDocs: 'Every call of the site: its address, what it answers and how it can fail.',
  modelCard:
    'How the recognition of koi varieties works, which photos it was measured on, how often it is right, and where it is not.',
  privacy:
    'What Nishiki keeps of you and your photos, for how long, where it goes, and how you get it back or have it deleted.',
  terms: 'What Nishiki is and is not, what tokens and plans are, and what we expect of each other.',
  refunds: 'The 30-day money-back rule: what is paid back, how often, and how.',
  signIn: 'Sign in to Nishiki, or start a free trial: your koi identified and kept in one place.',
  authConfirm: 'Where the links in our mails lead.',
  newPassword: 'Set a new password for your account.',
  dashboard: 'Your koi, your experience and what is to be done today.',
  profile: 'Your account: plan, tokens, picture, address and password.',
  invoices: 'What you bought, what you paid, and how to have it back.',
  tokenPurchase: 'Packages of tokens: what each costs, and what a token buys.',
  shared: 'A photo of a koi and what was found on it, shared by its keeper.',
  history: 'Every photo that you had analysed, and every token that came or went.',
};

export const NOT_FOUND_DESCRIPTION = 'There is no page at this address.';
