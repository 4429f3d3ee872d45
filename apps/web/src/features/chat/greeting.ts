/** What stands on the page before anything was said. */

export const GREETING =
  'Hello, I am Nishiki’s koi expert. Tell me what you see, what you measured or what you want to know: ' +
  'I answer with numbers, sources and what to do first, and I say so when I do not know.';

export const SUGGESTIONS = [
  'My koi gasp at the surface in the morning. What do I do first?',
  'Ammonia 0.5 mg/L, pH 8.2, 22 °C: is that dangerous?',
  'How much salt for 0.3 % in 5,000 litres?',
  'What tells a Sanke from a Showa?',
] as const;
