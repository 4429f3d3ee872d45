/** A conversation as far as it goes: what is known by now, and what the last message wants. */
import type { Specialist } from '@nishiki/contract/chat';
import type { SignId } from '@nishiki/contract/condition';
import type { AnalysisDraft } from '@nishiki/domain/ports';
import type { Companion } from '@nishiki/koi-science/treatments/situation';
import type { Volume } from '@nishiki/koi-science/volume';
import type { FishTold, Message, MeasureId, Reading } from './message.ts';
import type { OpenQuestion, Reply } from './open-question.ts';

export type Units = 'metric' | 'uk' | 'us';

/** What is known of whoever asks, before they say anything. */
export type Keeper = {
  readonly country: string | null;
  readonly units: Units;
  readonly pond: {
    readonly name: string;
    readonly litres: number;
    readonly how: Volume['how'];
  } | null;
  /** The latest tests, with the day on which they were made (ISO date). */
  readonly lastTest: { readonly reading: Reading; readonly day: string } | null;
  /** Latest photos that were analysed, the newest first. */
  readonly analyses: readonly {
    readonly day: string;
    readonly headline: string;
    readonly varietyId: string | null;
    readonly conditions: readonly string[];
  }[];
};

export const nobody: Keeper = {
  country: null,
  units: 'metric',
  pond: null,
  lastTest: null,
  analyses: [],
};

export type Case = {
  /** The last message, by itself. */
  readonly message: Message;
  /** The keeper's messages before it, the oldest first. */
  readonly earlier: readonly Message[];
  /** What the expert asked last, and how the last message answers it. */
  readonly open: OpenQuestion | null;
  readonly reply: Reply | null;
  /**
   * What the last message is about: its own entities, or, where it names none and points back or only
   * answers a question, those of the message before.
   */
  readonly varieties: readonly string[];
  readonly conditions: readonly string[];
  readonly treatments: readonly string[];
  /** The message whose question is still to be answered: the last one, or the one before a mere reply. */
  readonly question: Message;

  /** From the whole conversation, the latest word counts. */
  readonly water: Reading;
  readonly goal: Reading;
  readonly tap: Reading;
  /** Null: not told. `how: null`: told, and nobody said how it was found. */
  readonly volume: { readonly litres: number; readonly how: Volume['how'] | null } | null;
  /** A volume in gallons of which nobody said whether UK or US. */
  readonly unnamedGallons: number | null;
  readonly fish: FishTold;
  readonly signs: ReadonlyMap<SignId, boolean>;
  /** Asked for and not known by the keeper: not asked again. */
  readonly unknown: ReadonlySet<SignId | MeasureId | 'volume' | 'country'>;
  readonly country: string | null;
  readonly companions: readonly Companion[] | null;
  readonly given: Message['given'];
  /** Told, or answered, that nothing was put into the water. */
  readonly nothingGiven: boolean;
  readonly flags: {
    readonly aerated: boolean | null;
    readonly zeolite: boolean | null;
    readonly confirmed: boolean | null;
    readonly watched: boolean | null;
    readonly peroxideReady: boolean | null;
    readonly uvOff: boolean | null;
    readonly thiosulphate: boolean | null;
  };
  readonly keeper: Keeper;
  readonly units: Units;
  /** Of a photo sent with the last message, or an earlier one. */
  readonly photo: AnalysisDraft | null;
  /** The subject of the page's specialist, who answers in its sense where a message leaves it open. */
  readonly specialist: Specialist | null;
  /** The same question again: answer it more fully. */
  readonly again: boolean;
};
