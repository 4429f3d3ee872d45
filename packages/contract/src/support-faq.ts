/** What keepers ask about the product itself. Figures come from the contract's tables, never typed by hand. One list, as long as it has questions. */
import { ERASURE_DAYS, MIN_PASSWORD, TRIAL_DAYS } from './account-rules.ts';
import { GRACE_DAYS, MONEY_BACK_DAYS } from './billing-rules.ts';
import { measuredRecognition } from './measured.ts';
import {
  GUEST_PHOTO_DAYS,
  GUEST_TRIES,
  MAX_FILE_BYTES,
  MAX_PHOTO_BYTES,
  STORED_LONG_SIDE,
} from './photo-limits.ts';
import { percentOff, plans, pounds } from './plans.ts';
import { tokenPackages } from './token-packages.ts';
import { FREE_TOKENS, tokenCosts } from './tokens.ts';

export const supportGroups = [
  'start',
  'tokens',
  'plans',
  'photos',
  'answers',
  'account',
  'privacy',
] as const;
export type SupportGroup = (typeof supportGroups)[number];

export const supportGroupNames: Readonly<Record<SupportGroup, string>> = {
  start: 'Getting started',
  tokens: 'Tokens',
  plans: 'Plans and payments',
  photos: 'Photos',
  answers: 'Answers and accuracy',
  account: 'Your account',
  privacy: 'Privacy',
};

export type SupportQuestion = {
  /** Its place on the page: /support#{id}. */
  readonly id: string;
  readonly group: SupportGroup;
  readonly question: string;
  readonly answer: string;
  /** Other words under which it is looked for. */
  readonly words: string;
  /** A page that goes on from here. */
  readonly link?: { readonly label: string; readonly path: string };
};

const megabytes = (bytes: number): string => `${bytes / (1024 * 1024)} MB`;
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const tokens = (count: number): string => (count === 1 ? '1 token' : `${count} tokens`);
const bought = plans.filter(({ tokens: count }) => count !== null);

const start: readonly SupportQuestion[] = [
  {
    id: 'what-is-free',
    group: 'start',
    question: 'What is free?',
    answer: `The calculators, the reference, first aid and your own past results. Without an account you can try ${GUEST_TRIES} photo analyses of each kind, and a new account gets ${tokens(FREE_TOKENS)}.`,
    words: 'free cost nothing pay without account guest try tries',
  },
  {
    id: 'trial',
    group: 'start',
    question: 'How does the free trial work?',
    answer: `For ${TRIAL_DAYS} days after you sign up you have the abilities of a pro plan, such as voice, without giving a card. It ends by itself. It brings no tokens beyond the ${FREE_TOKENS} of a new account.`,
    words: 'trial 7 days card test period try free trial end expire',
  },
  {
    id: 'identify-how',
    group: 'start',
    question: 'How do I have a koi identified?',
    answer:
      'Open Identify, drop or choose a photo taken from straight above, and press Analyze. You get the likely variety with its confidence, what speaks for it, and what would make it surer.',
    words: 'upload photo identify identification analyse analyze how start picture',
    link: { label: 'Identify', path: '/identify' },
  },
  {
    id: 'sick-fish-now',
    group: 'start',
    question: 'My fish is in trouble now. Where do I go?',
    answer:
      'To First Aid: the first ten minutes for gasping, deaths, chlorine, ammonia, nitrite, a stopped pump, a fish that jumped and suspected KHV. It is free and needs no account.',
    words: 'emergency sick dying urgent help now first aid gasping',
    link: { label: 'First Aid', path: '/first-aid' },
  },
  {
    id: 'offline',
    group: 'start',
    question: 'Does anything work without a network?',
    answer:
      'First Aid does, once you have opened it on this device. Everything else needs a connection.',
    words: 'offline network internet signal no connection without wifi pond',
    link: { label: 'First Aid', path: '/first-aid' },
  },
  {
    id: 'units',
    group: 'start',
    question: 'Can I use gallons and Fahrenheit?',
    answer:
      'Yes. Choose metric, UK or US units in your profile; calculators and answers then use them. A UK gallon is 4.546 litres, a US gallon 3.785: where it matters we ask which.',
    words: 'units gallons metric imperial fahrenheit litres inches us uk change units',
    link: { label: 'Profile', path: '/profile' },
  },
  {
    id: 'app',
    group: 'start',
    question: 'Is there an app to install?',
    answer:
      'No. Nishiki runs in the browser of phone, tablet and computer; your account is the same on all of them.',
    words: 'app store android iphone ios install download application mobile phone tablet',
  },
  {
    id: 'reach-a-person',
    group: 'start',
    question: 'How do I reach a person?',
    answer:
      'Write by the contact form. What the support chat cannot answer is read by a person as well.',
    words:
      'human person talk speak contact support email phone call customer service somebody staff real',
    link: { label: 'Contact', path: '/contact' },
  },
];

const tokenQuestions: readonly SupportQuestion[] = [
  {
    id: 'what-are-tokens',
    group: 'tokens',
    question: 'What are tokens, and what does each thing cost?',
    answer: `Tokens pay for answers and analyses. A chat message costs ${tokenCosts.chat}, with a photo ${tokenCosts.chatWithImage}; a voice question ${tokenCosts.voice}; identifying a koi ${tokenCosts.analyzeKoi.comprehensive}; a search for disease ${tokenCosts.analyzeKoi['disease-detection']}; a health assessment ${tokenCosts.healthAssessment}. The cost is shown before you press the button.`,
    words: 'token cost price how many tokens message chat analysis credits spend use worth',
  },
  {
    id: 'token-not-spent',
    group: 'tokens',
    question: 'Do I pay when the answer is of no use?',
    answer:
      'No. Tokens are taken only when the work succeeds. A failure, a time-out, an answer you stopped before it said anything, “not a koi” and “not sure” cost nothing. First aid costs nothing either.',
    words:
      'token charged failed error not a koi refund token wrong lost tokens wasted nothing deducted',
  },
  {
    id: 'buy-tokens',
    group: 'tokens',
    question: 'How do I buy more tokens?',
    answer: `Under Buy Tokens: ${listed(tokenPackages.map(({ tokens: count, price }) => `${count} for ${pounds(price)}`))}. Bought tokens do not expire.`,
    words: 'buy tokens more package top up topup price purchase run out',
    link: { label: 'Buy tokens', path: '/token-purchase' },
  },
  {
    id: 'tokens-expire',
    group: 'tokens',
    question: 'Do tokens expire?',
    answer:
      'Bought tokens never do. The tokens of a plan are for its month. The tokens of the plan are used first, bought ones last.',
    words: 'expire expiry run out end of month carry over roll over unused keep tokens last',
  },
  {
    id: 'out-of-tokens',
    group: 'tokens',
    question: 'What happens when I have no tokens left?',
    answer:
      'You are told what the action needs and what you have, before anything starts. Calculators, reference, first aid and your past results stay open.',
    words: 'no tokens left empty balance zero not enough insufficient blocked ran out',
    link: { label: 'Buy tokens', path: '/token-purchase' },
  },
  {
    id: 'tokens-wrong',
    group: 'tokens',
    question: 'My balance looks wrong. Where do I see what was spent?',
    answer:
      'Your profile lists each token that came and went, with the day and the reason. If a line is wrong, write to us with its day and time.',
    words:
      'balance wrong missing tokens history ledger list spent statement disappeared not received',
    link: { label: 'Profile', path: '/profile' },
  },
];

const planQuestions: readonly SupportQuestion[] = [
  {
    id: 'which-plans',
    group: 'plans',
    question: 'Which plans are there, and what do they cost?',
    answer: `${bought.map((plan) => `${plan.name}: ${pounds(plan.price)} for the first month, then ${pounds(plan.originalPrice)} a month, ${plan.tokens} tokens a month.`).join(' ')} Professional, with unlimited tokens, is by arrangement.`,
    words:
      'plan plans price subscription cost month hobbyist enthusiast breeder professional compare pricing tier',
    link: { label: 'Plans', path: '/upgrade' },
  },
  {
    id: 'first-month-price',
    group: 'plans',
    question: 'Why is the first month cheaper?',
    answer: `It is an introductory price, once per customer: ${listed(bought.map((plan) => `${percentOff(plan)} % off ${plan.name}`))}. After it the plan costs its full price a month, which is shown beside it.`,
    words:
      'discount first month 50% off introductory price increase went up more expensive second month offer',
  },
  {
    id: 'change-plan',
    group: 'plans',
    question: 'Can I change my plan?',
    answer:
      'Yes. Choose another plan on the upgrade page: your subscription changes to it, and you never hold two.',
    words: 'change plan upgrade downgrade switch plan move another plan',
    link: { label: 'Plans', path: '/upgrade' },
  },
  {
    id: 'cancel',
    group: 'plans',
    question: 'How do I cancel my subscription?',
    answer:
      'In your profile, under your plan, open the page of the payment service and cancel there. Deleting your account cancels it at once as well.',
    words: 'cancel subscription stop paying end plan unsubscribe quit terminate renewal',
    link: { label: 'Profile', path: '/profile' },
  },
  {
    id: 'refund',
    group: 'plans',
    question: 'Can I have my money back?',
    answer: `Within ${MONEY_BACK_DAYS} days, once per customer: the first payment of a plan, and the unused tokens of a package. You do it yourself, beside the payment under Invoices.`,
    words:
      'refund money back guarantee subscription plan return payment reimburse charged want my money',
    link: { label: 'Invoices', path: '/invoices' },
  },
  {
    id: 'payment-failed',
    group: 'plans',
    question: 'My payment failed. What happens to my plan?',
    answer: `It goes on for ${GRACE_DAYS} days. Put your card right on the page of the payment service, which opens from your profile.`,
    words: 'payment failed card declined expired card update card billing problem past due',
    link: { label: 'Profile', path: '/profile' },
  },
  {
    id: 'invoices',
    group: 'plans',
    question: 'Where are my invoices?',
    answer: 'Under Invoices, for every payment, with its amount and what was handed back.',
    words: 'invoice receipt bill vat payment history download invoice',
    link: { label: 'Invoices', path: '/invoices' },
  },
  {
    id: 'paid-nothing-came',
    group: 'plans',
    question: 'I paid and nothing has changed. What now?',
    answer:
      'Open the page again: it asks the payment service itself. Give it some minutes, and check that you are signed in with the address that you paid with. If it is still missing, write to us with the day, the amount and that address; no card number.',
    words:
      'paid no tokens missing payment not activated plan not active charged but nothing checkout',
  },
  {
    id: 'ways-to-pay',
    group: 'plans',
    question: 'How can I pay?',
    answer:
      'On the page of the payment service, which shows the ways to pay that it offers you. Prices are in pounds.',
    words:
      'pay paypal card apple google payment method ways currency pounds dollars euro how to pay',
    link: { label: 'Plans', path: '/upgrade' },
  },
  {
    id: 'charged-twice',
    group: 'plans',
    question: 'Was I charged twice?',
    answer:
      'A double click, a second tab and another try lead to the same payment page, so one purchase is paid once. Compare with Invoices; if two payments stand there, write to us with their days and amounts.',
    words: 'charged twice double two payments duplicate same payment again twice',
    link: { label: 'Invoices', path: '/invoices' },
  },
  {
    id: 'bought-as-guest',
    group: 'plans',
    question: 'I paid without an account. How do I get what I bought?',
    answer:
      'Sign up or sign in with the same e-mail address and verify it: what was paid with that address is then yours.',
    words: 'guest checkout paid without account claim bought before signing up',
    link: { label: 'Sign in', path: '/auth' },
  },
];

const photoQuestions: readonly SupportQuestion[] = [
  {
    id: 'photo-formats',
    group: 'photos',
    question: 'Which photos can I send?',
    answer: `JPEG, PNG, WebP and HEIC. What is sent may be up to ${megabytes(MAX_PHOTO_BYTES)}, half of that in chats and health assessments; your browser first shrinks files of up to ${megabytes(MAX_FILE_BYTES)} that it can read.`,
    words:
      'photo size limit format jpg jpeg png heic webp mb too large big file upload fails image type',
  },
  {
    id: 'good-photo',
    group: 'photos',
    question: 'What makes a good photo?',
    answer:
      'One koi from straight above, in shade and without flash, filling about half the picture, head and pectoral fins sharp. A light blue bowl helps most.',
    words: 'good photo best picture tips how to photograph take angle light bowl',
    link: { label: 'Questions on photographing', path: '/questions/photographing' },
  },
  {
    id: 'not-a-koi',
    group: 'photos',
    question: 'Why does it say “not a koi”, or that it is not sure?',
    answer:
      'Because a wrong name would be worse. The result says what was missing and how to take the photo again; it cost you nothing.',
    words:
      'not a koi not sure refused cannot tell no fish found goldfish uncertain fails to identify',
  },
  {
    id: 'guest-photos',
    group: 'photos',
    question: 'What happens to photos that I send without an account?',
    answer: `They are erased with their result after ${GUEST_PHOTO_DAYS} days. If you sign up in the same browser before, they move into your account.`,
    words: 'guest photo deleted kept erased days without account lost my results',
  },
];

const answerQuestions: readonly SupportQuestion[] = [
  {
    id: 'accuracy',
    group: 'answers',
    question: 'How accurate is the identification?',
    answer: `On ${measuredRecognition.photos} photos that it had not learnt from, in ${measuredRecognition.classes} classes, the first name was right for ${measuredRecognition.top1} % and among the first three for ${measuredRecognition.top3} %; photos it refused count as wrong. The model card says how this was measured and where it fails.`,
    words:
      'accurate accuracy reliable correct percent trust how good wrong variety mistake confidence',
    link: { label: 'Model card', path: '/docs/model-card' },
  },
  {
    id: 'disease-from-photo',
    group: 'answers',
    question: 'Can a photo prove a disease?',
    answer:
      'No. A photo shows marks on the skin; water, parasites and viruses it does not show. Each result says how strong its evidence is, and which test or look would raise it.',
    words: 'disease detection accuracy photo diagnosis prove certain illness reliable vet',
    link: { label: 'Disease detection', path: '/disease-detection' },
  },
  {
    id: 'who-answers',
    group: 'answers',
    question: 'Who answers in the chat?',
    answer:
      'A program, not a person: the koi expert built into Nishiki, or a language model where the operator runs one, bound to the same facts and checks. Each answer says which of them it was and lists its sources.',
    words: 'human person bot ai chatgpt real who answers expert model robot',
  },
  {
    id: 'not-a-vet',
    group: 'answers',
    question: 'Does it replace a vet?',
    answer:
      'No. It helps you find the cause and do the right thing first. Antibiotics, injections and anaesthesia belong to a vet, and suspected KHV or SVC has to be reported.',
    words: 'vet veterinary replace doctor prescription medicine diagnosis liability',
  },
  {
    id: 'wrong-answer',
    group: 'answers',
    question: 'An answer was wrong. How do I tell you?',
    answer:
      'Press thumbs down under it and choose a reason. For a photo, correct the name in the result: your own naming is kept beside ours.',
    words: 'wrong answer report mistake feedback thumbs incorrect complain correct variety',
  },
  {
    id: 'voice',
    group: 'answers',
    question: 'How do I ask by voice?',
    answer: `Press the microphone in the chat and speak English. It comes with the plans ${listed(plans.filter(({ id }) => id !== 'hobbyist').map(({ name }) => name))}, and with the ${TRIAL_DAYS} days of trial.`,
    words: 'voice microphone speak talk dictate record speech audio not working',
  },
  {
    id: 'languages',
    group: 'answers',
    question: 'Which languages does it speak?',
    answer:
      'English. Japanese names of varieties and judging terms are understood in their usual spellings.',
    words: 'language english german french dutch japanese spanish translate other language',
  },
];

const accountQuestions: readonly SupportQuestion[] = [
  {
    id: 'verify-mail',
    group: 'account',
    question: 'The verification e-mail has not come. What now?',
    answer:
      'Look in your spam folder, then press “send again” in the banner at the top. Your account works meanwhile.',
    words: 'verify verification email not received confirm mail spam resend link',
  },
  {
    id: 'password',
    group: 'account',
    question: 'I forgot my password, or want a new one. How?',
    answer: `On the sign-in page choose to reset it: a link comes by e-mail. A password has at least ${MIN_PASSWORD} characters; very common ones are refused. A new password ends all other sessions.`,
    words: 'password forgot reset change password cannot log in login sign in locked out',
    link: { label: 'Sign in', path: '/auth' },
  },
  {
    id: 'change-email',
    group: 'account',
    question: 'How do I change my e-mail address?',
    answer:
      'In your profile. The new address counts once you have opened the link that is sent to it.',
    words: 'change email address new email update mail',
    link: { label: 'Profile', path: '/profile' },
  },
  {
    id: 'sign-out-everywhere',
    group: 'account',
    question: 'I lost a device. How do I sign it out?',
    answer: 'In your profile, under devices: sign out that one, or all other devices at once.',
    words: 'lost phone device stolen sign out everywhere sessions logout hacked security',
    link: { label: 'Profile', path: '/profile' },
  },
  {
    id: 'share-result',
    group: 'account',
    question: 'Can I show a result to a vet or a friend?',
    answer:
      'Yes: open it in your history and make a link. Whoever has it can read that result only.',
    words: 'share result link vet friend send analysis show somebody',
    link: { label: 'History', path: '/history' },
  },
];

const privacyQuestions: readonly SupportQuestion[] = [
  {
    id: 'export',
    group: 'privacy',
    question: 'How do I get all my data?',
    answer:
      'In your profile: a ZIP file with your profile, analyses, photos, tokens and experience, as JSON and CSV.',
    words: 'export download data gdpr copy backup my data archive csv',
    link: { label: 'Profile', path: '/profile' },
  },
  {
    id: 'delete-account',
    group: 'privacy',
    question: 'How do I delete my account?',
    answer: `In your profile. You are signed out everywhere and a subscription is cancelled at once; after ${ERASURE_DAYS} days everything is erased. Signing in before then undoes it.`,
    words: 'delete account erase close account remove my data gdpr right to be forgotten leave',
    link: { label: 'Profile', path: '/profile' },
  },
  {
    id: 'photo-privacy',
    group: 'privacy',
    question: 'Who sees my photos?',
    answer: `You, and whoever you give a link to. They are kept without place and camera data, at most ${STORED_LONG_SIDE} pixels wide or high, until you delete them.`,
    words:
      'photo privacy who sees see location gps exif metadata private public training data stored',
    link: { label: 'Privacy', path: '/privacy' },
  },
  {
    id: 'card-data',
    group: 'privacy',
    question: 'Do you store my card?',
    answer:
      'No. You type it on the page of the payment service, and it never reaches us. Never send a card number by chat or e-mail.',
    words: 'card number store credit card safe secure payment stripe bank details',
  },
];

/** In the order in which /support shows them. */
export const supportFaq: readonly SupportQuestion[] = [
  ...start,
  ...tokenQuestions,
  ...planQuestions,
  ...photoQuestions,
  ...answerQuestions,
  ...accountQuestions,
  ...privacyQuestions,
];
