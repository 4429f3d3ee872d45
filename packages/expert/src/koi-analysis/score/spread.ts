/**
 * Points by which the score of another photo of the same fish differs: 80 of 100 lie within. Measured on
 * 273 copies (other light, cut, sharpness and compression) of every tenth labelled photo; `total` out of
 * 100. Printed by `npm run bench -- score-spread --dir DIR --labels FILE --every 10`.
 */
export const scoreSpread = { body: 1.8, pattern: 1.7, colour: 1.8, total: 5.1 } as const;
