/** What keepers say, one conversation a line: each message with what came before it. */
export const conversations: readonly (readonly string[])[] = [
  ['What is the difference between a Showa and a Sanke?', 'And a Kohaku?', 'Which is best for me?'],
  ['ph 8.2, 21 C, ammonia 0.5 on the test kit. ok?', 'nitrite is 0.3', 'how much salt for 9000 l'],
  ['How much feed for 18 kg of koi at 11 degrees?', 'And at 8?', 'When do I stop?'],
  ['pond is 5 x 3 x 1.2 m, kidney shape, how many litres', 'and in UK gallons', 'how many koi?'],
  ['my koi has white spots on its fins', 'no, it does not rub', 'it is 14 degrees'],
  ['praziquantel for 12000 litres measured, 18 C', 'there are goldfish too', 'when do I repeat it'],
  ['Will Sanke x Kohaku give Sanke?', 'how many of them', 'what do I cull?'],
  ['how do judges score a kohaku', 'what is kiwa', 'mine is 42 cm at two years'],
  ['my water is green', 'i have a uv of 55 watt on 15000 litres', 'what else can I do'],
  ['when do I clean the filter', 'with tap water?', 'how often do I change water'],
];
