import type { ChatUsage } from '@nishiki/domain/ports';
import type { HostedModel } from './hosted-model.ts';

/** Characters of English in a token, where a server does not count for us. */
const CHARACTERS = 4;

export type Meter = {
  /** Characters that go to the model with one call. */
  sends(characters: number): void;
  /** Characters that came from it. */
  gets(characters: number): void;
  /** What the provider counted for the call that has ended. */
  counted(tokens: { inputTokens?: number | undefined; outputTokens?: number | undefined }): void;
  read(outcome: ChatUsage['outcome']): ChatUsage;
};

/** Counts what an answer takes: by the provider's count of each call, else by its characters. */
export const createMeter = (
  { name, inputPrice, outputPrice }: HostedModel,
  now: () => number,
): Meter => {
  const start = now();
  let input = 0;
  let output = 0;
  /** Of the call that runs: nobody has counted it yet. */
  let sent = 0;
  let got = 0;
  const close = (inputTokens?: number, outputTokens?: number): void => {
    input += inputTokens ?? Math.ceil(sent / CHARACTERS);
    output += outputTokens ?? Math.ceil(got / CHARACTERS);
    sent = 0;
    got = 0;
  };
  return {
    sends(characters) {
      // A call that broke off before this one is paid for all the same.
      if (sent > 0) close();
      sent = characters;
    },
    gets(characters) {
      got += characters;
    },
    counted: ({ inputTokens, outputTokens }) => close(inputTokens, outputTokens),
    read(outcome) {
      if (sent > 0 || got > 0) close();
      return {
        model: name,
        inputTokens: input,
        outputTokens: output,
        // Prices are of a million tokens, the cost is in millionths: the two cancel out.
        microCost:
          inputPrice === null || outputPrice === null
            ? null
            : Math.ceil(input * inputPrice + output * outputPrice),
        milliseconds: Math.round(now() - start),
        outcome,
      };
    },
  };
};
