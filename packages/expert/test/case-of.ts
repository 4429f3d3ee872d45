import { nobody, type Case } from '../src/chat/case.ts';
import { foldMessages } from '../src/chat/fold.ts';
import type { Message } from '../src/chat/message.ts';

const silent: Message = {
  text: '',
  language: 'english',
  intents: ['general'],
  asks: [],
  emergencies: [],
  panics: false,
  reading: {},
  goal: {},
  tap: {},
  toldFine: [],
  volume: null,
  volumeHow: null,
  shape: null,
  saltRise: null,
  fish: {
    count: null,
    deaths: null,
    lengthCm: null,
    weightGrams: null,
    totalGrams: null,
    ageYears: null,
    sex: null,
  },
  signs: new Map(),
  country: null,
  varieties: [],
  conditions: [],
  treatments: [],
  waters: [],
  topics: [],
  companions: [],
  koiAlone: false,
  given: [],
  nothingGiven: false,
  aerated: null,
  zeolite: null,
  confirmed: null,
  watched: null,
  peroxideReady: null,
  uvOff: null,
  thiosulphate: null,
  isNewFilter: false,
  hasPlants: false,
  dangers: [],
  quantities: [],
  bareReply: null,
  bareNumber: null,
  smallTalk: null,
  refersBack: false,
  aboutProduct: false,
};

/** A message that says only what a test needs. */
export const messageOf = (parts: Partial<Message> = {}): Message => ({ ...silent, ...parts });

/** A case of one message, folded as a conversation is; what is given stands over it. */
export const caseOf = ({
  message = {},
  ...overrides
}: Partial<Omit<Case, 'message'>> & { readonly message?: Partial<Message> } = {}): Case => {
  const keeper = overrides.keeper ?? nobody;
  return {
    ...foldMessages([{ role: 'keeper', message: messageOf(message) }], keeper),
    keeper,
    units: keeper.units,
    photo: null,
    specialist: null,
    again: false,
    ...overrides,
  };
};
