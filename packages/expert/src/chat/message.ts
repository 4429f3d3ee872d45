/** One message of a keeper, understood by itself: what it says, asks and names. */
import type { ChatIntent } from '@nishiki/contract/chat';
import type { SignId } from '@nishiki/contract/condition';
import type { Companion } from '@nishiki/koi-science/treatments/situation';
import type { PondShape } from '@nishiki/koi-science/volume';
import type { EmergencyId } from '@nishiki/knowledge/first-aid/schema';
import type { Topic } from '@nishiki/knowledge/articles/schema';
import type { WaterId } from '@nishiki/knowledge/water/schema';
import type { Quantity } from './quantity.ts';

/** What can be measured, in its canonical unit (see `Reading`). */
export const measureIds = [
  'temperature',
  'ph',
  'ammonia',
  'nh3',
  'nitrite',
  'nitrate',
  'oxygen',
  'kh',
  'gh',
  'chlorine',
  'chloramine',
  'salt',
] as const;
export type MeasureId = (typeof measureIds)[number];

/**
 * Canonical: temperature °C · ammonia (total, NH3 and NH4 together, as a kit shows it), nh3 (un-ionised,
 * where the keeper says it is), nitrite (as NO2), nitrate (as NO3), oxygen, chlorine, chloramine mg/l ·
 * kh, gh degrees German · salt per cent. What a kit shows as nitrogen has been turned.
 */
export type Reading = { readonly [M in MeasureId]?: number };

/** What is wanted to be known. */
export const askIds = [
  'how-much',
  'how-many',
  'how-long',
  'how-often',
  'how-to',
  'is-it-ok',
  'can-i',
  'should-i',
  'what-is',
  'which',
  'why',
  'when',
  'difference',
  'what-to-do',
  'what-disease',
  'calculate',
] as const;
export type AskId = (typeof askIds)[number];

/** Wishes that can kill fish or break the law, whatever else is asked. */
export const dangerIds = [
  'antibiotic-dose',
  'banned-agent',
  'euthanasia',
  'two-at-once',
  'raise-ph-with-ammonia',
  'whole-water-change',
  'oxidiser-on-estimate',
  'treat-gasping',
  'treat-unconfirmed',
  'move-fish-with-suspicion',
  'hide-notifiable',
  'heat-for-khv',
  'wrong-salt',
  'copper',
  'bleach',
  'break-ice',
  'tap-water-untreated',
  'overdose',
  'no-water-test',
  'human-medicine',
  'release-fish',
  'other-poison',
] as const;
export type DangerId = (typeof dangerIds)[number];

export type Language = 'english' | 'other' | 'none';

export type Message = {
  readonly text: string;
  /** 'none': no words at all, such as emoji alone. */
  readonly language: Language;
  /** All that fit, the likeliest first; never empty. */
  readonly intents: readonly ChatIntent[];
  readonly asks: readonly AskId[];
  /** By their urgency; empty where nothing is urgent. */
  readonly emergencies: readonly EmergencyId[];
  /** Written in fear or great hurry. */
  readonly panics: boolean;

  readonly reading: Reading;
  /** A value that is aimed at: "to bring KH up to 6". */
  readonly goal: Reading;
  /** Of the tap water. */
  readonly tap: Reading;
  /** Tests named without a value: "ammonia is fine", "nitrite zero" is a reading of 0 instead. */
  readonly toldFine: readonly MeasureId[];

  readonly volume: ToldVolume | null;
  /** How the volume was found, also where only that is said: "just a guess", "by water meter". */
  readonly volumeHow: ToldVolume['how'];
  readonly shape: PondShape | null;
  /** The salt method: grams that made the salt rise, and both readings in per cent. */
  readonly saltRise: {
    readonly grams: number;
    readonly before: number;
    readonly after: number;
  } | null;

  readonly fish: FishTold;
  /** Looked for and there, or looked for and not there. */
  readonly signs: ReadonlyMap<SignId, boolean>;
  /**
   * ISO code of the contract's countries, where the message says it; "GB" where it says the United
   * Kingdom and not which nation, whose laws differ.
   */
  readonly country: string | null;

  /** Ids of the knowledge base, in the order in which they are named. */
  readonly varieties: readonly string[];
  readonly conditions: readonly string[];
  readonly treatments: readonly string[];
  readonly waters: readonly WaterId[];
  readonly topics: readonly Topic[];
  readonly companions: readonly Companion[];
  /** Told that nothing but koi lives there. */
  readonly koiAlone: boolean;
  /** Put into the water before, and how many days ago where that was said. */
  readonly given: readonly { readonly treatment: string; readonly daysAgo: number | null }[];
  /** Told that nothing was put into the water. */
  readonly nothingGiven: boolean;

  /** Told about the pond: air runs, zeolite is in, a scrape confirmed it ... null: not said. */
  readonly aerated: boolean | null;
  readonly zeolite: boolean | null;
  readonly confirmed: boolean | null;
  readonly watched: boolean | null;
  readonly peroxideReady: boolean | null;
  readonly uvOff: boolean | null;
  readonly thiosulphate: boolean | null;
  readonly isNewFilter: boolean;
  readonly hasPlants: boolean;

  readonly dangers: readonly DangerId[];
  /** Every number with its unit, also those that found a place above. */
  readonly quantities: readonly Quantity[];
  /** "yes", "nope", "dunno", a bare number: may answer an open question. */
  readonly bareReply: 'yes' | 'no' | 'unknown' | null;
  readonly bareNumber: number | null;
  /** Only thanks, greetings or the like. */
  readonly smallTalk: 'greeting' | 'thanks' | 'goodbye' | 'who-are-you' | null;
  /** Points back: "and for 3000?", "what about it", "why?". */
  readonly refersBack: boolean;
  /** About the product itself: tokens, account, plans, this site. */
  readonly aboutProduct: boolean;
};

/** As it was told. `litres` is null while the gallon is not known. */
export type ToldVolume = {
  readonly litres: number | null;
  /** Of an unnamed gallon. */
  readonly gallons: number | null;
  readonly how: 'measured' | 'estimated' | null;
  readonly text: string;
};

/** What is told of the fish. */
export type FishTold = {
  readonly count: number | null;
  readonly deaths: number | null;
  readonly lengthCm: number | null;
  readonly weightGrams: number | null;
  /** All fish together. */
  readonly totalGrams: number | null;
  readonly ageYears: number | null;
  readonly sex: 'male' | 'female' | null;
};
