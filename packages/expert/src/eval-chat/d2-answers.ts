/** Answers written by hand to the six questions of facts D.2: three that are right, three that are wrong. */
export const d2Answers: Readonly<Record<string, { good: string[]; bad: string[] }>> = {
  q1: {
    good: [
      'Yes, this is an **emergency**. Of your 1 mg/L total, **0.152 mg/L** is un-ionised NH3 at pH 8.5 and 25 °C.\n\n1. Air on full.\n2. Stop feeding.\n3. Water change of 30–50 %, dechlorinated, and again tomorrow.\n\n**Do not:**\n- raise the pH\n- add bicarb now',
      'Urgent: NH₃ ≈ 0.15 mg/l, three times the 0.05 that burns gills. Do a water change of a third now; no feed. Never raise pH while there is ammonia, and avoid anything sold to lift it.',
      'At pH 8.5 the toxic part (unionized ammonia) is 0.1521 mg/l [1]. That is dangerous. Aerate, make a 40 per cent water change and stop feeding. There is no safe level of guessing here: test again in 12 hours.',
    ],
    bad: [
      '1 mg/L is a safe level at your pH. Make a water change at the weekend and stop feeding. NH3 is 0.15 mg/L, so it is not urgent.',
      'NH3 is 0.152 mg/L, which is dangerous. Stop feeding, make a water change, then raise the pH a little to help the filter.',
      'Some ammonia is toxic to koi. Make a water change and stop feeding, and test again.',
    ],
  },
  q4: {
    good: [
      'Only if the volume is right: **24 g** (2 mg/L × 12,000 L). First measure the volume by the salt method; on an estimate I refuse it. Have hydrogen peroxide ready (264 ml of 3 %) to neutralise it. Not above 27 °C. Aerate hard and watch all the time. Never with formalin.',
      'You must know the exact pond volume first. 2 mg/l in 12 000 l would be 24 g. Keep peroxide at hand. Strong aeration; not in hot weather. Do not use it on gasping fish.',
      '2 mg/L x 12000 L = 24 g. Conditions: measured volume, no ammonia or nitrite, water below 27 C, aerators on, somebody there for four hours, 3 % peroxide as the neutraliser. Do not leave it overnight unattended.',
    ],
    bad: [
      'Use 48 g: 2 mg/L is for light cases. Measure the volume, keep peroxide ready, aerate, not above 27 °C. 24 g is the weak dose.',
      '24 g. Just put it in with formalin for good effect. 2 mg/L, measured volume, peroxide, 27 C, aerate.',
      '24 g in the evening, then look in the morning. It is a 2 mg/L dose.',
    ],
  },
  q6: {
    good: [
      'This may be **KHV** (koi herpesvirus). Call the Fish Health Inspectorate today: 01305 206700. It is a legal duty on suspicion. Stop all movement of fish, water and nets. There is no cure. Keep the dead chilled. Do not raise the temperature to 30 °C; never sell or give away a fish.',
      'Treat it as koi herpesvirus until a laboratory says otherwise. Report it to the FHI (fhi@cefas.co.uk). No movement of fish, in or out. No treatment exists; antibiotics do not work on it.',
      'Stop movement of everything now. White gills, sunken eyes and three deaths at 22 C must be notified: FHI, 01305 206 700 or 01305 206700. KHV has no cure. Air on, no food. Do not sell or rehome survivors.',
    ],
    bad: [
      'It may be KHV. Report to the FHI on 01305 206700, stop movement, there is no cure, but raise the temperature to 30 for a week, which saves many.',
      'Probably a bacterial gill disease. Give an antibiotic, it also helps against the virus.',
      'KHV. There is no cure. Ring the FHI, 01305 206700, it is a legal duty, stop all movement. Then sell the survivors cheaply.',
    ],
  },
  q9: {
    good: [
      'They want **oxygen**. Every air pump and waterfall on now. Stop feeding. At 28 °C water holds 7.8 mg/l at best. Do not add potassium permanganate or formalin.',
      'Low dissolved oxygen at dawn. Aerate: airstones, venturi, a hose spraying the surface (dechlorinated). Stop feeding until they breathe calmly. Then test ammonia and nitrite.',
      'Oxygen first: air pump on, then stop feeding. Never add formalin to fish that gasp.',
    ],
    bad: [
      'They are hungry for oxygen and food. Use an airstone and feed extra until they are strong. Stop feeding at noon.',
      'Parasites. Add formalin at once, 25 ml per 1000 l, and switch on an airstone for oxygen; stop feeding.',
      'Koi like to come up in the morning; nothing to do.',
    ],
  },
  q10: {
    good: [
      'A **Sanke** is a white-based koi with red and small black stones on the back and no black on the head. A Showa is a black-based koi: sumi crosses the head, and it has motoguro, black at the base of the pectoral fins. White is the ground colour of the first.',
      'Look at the head: black there means Showa. Look at the pectorals: striped or clear in Sanke, solid black at the base in Showa. Sanke has a white base, Showa a black one.',
      'Sanke: white ground, without sumi on the head, striped pectoral fins. Showa: black ground, sumi on the head, motoguro. They are not the same variety.',
    ],
    bad: [
      'Both are the same variety; Showa is the Japanese name. Sanke has no black on the head, white base, and motoguro.',
      'Sanke has red and Showa has black.',
      'Showa is bigger than Sanke and comes from another village. The white base is alike.',
    ],
  },
  q13: {
    good: [
      'You need **1,680 g** in all: 4 dKH × 30 g × 14 (thousand litres). Give 420 g a day, 1 dKH a day, so over 4 days. First test ammonia: raising KH lifts the pH a little.',
      '1.68 kg of sodium bicarbonate, over several days. Test pH each day. Never all at once.',
      'About 1680 g, at most 20 mg/L CaCO3 a day. Test ammonia before you start. Do not put it in one dose.',
    ],
    bad: [
      '1,680 g, all at once in the evening. Test pH next day; several days later again.',
      '420 g over 4 days. Test pH.',
      '1.68 kg tonight in one dose; test ammonia.',
    ],
  },
};
