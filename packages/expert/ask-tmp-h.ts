import { readFileSync } from 'node:fs';
import { readCase, type Turn } from './src/chat/read-case.ts';
import { skills } from './src/chat/skills/all.ts';
import { speak } from './src/chat/embedded.ts';
import { nobody } from './src/chat/case.ts';
const file = process.argv[2] as string; const len = Number(process.argv[3] ?? 260); const only = process.argv[4] ? new RegExp(process.argv[4], 'i') : null;
let n = 0;
for (const line of readFileSync(file, 'utf8').split('\n')) {
  if (!line.trim() || line.startsWith('#')) { if (!only && line) console.log(line); continue; }
  n += 1;
  if (only && !only.test(line)) continue;
  const turns: Turn[] = [];
  console.log(`${n}> ${line}`);
  for (const t of line.split(' || ')) {
    turns.push({ role: 'keeper', text: t });
    const c = readCase({ turns, keeper: nobody });
    const s = speak({ turns, keeper: nobody });
    const bids = skills.map(s=>[s.id, s.bid(c)] as const).filter(([,b])=>b>0.2).sort((a,b)=>b[1]-a[1]).slice(0,3).map(([i,b])=>`${i} ${b.toFixed(2)}`).join('|');
    const txt = s.pieces.join('').replace(/\n+/g, ' ¶ ');
    console.log(`   [${c.message.emergencies}] {${[...c.message.signs].map(([k,v])=>v?k:'-'+k)}} c:${c.conditions} d:${c.message.dangers} <${bids}> W${txt.split(/\s+/).length}`);
    console.log('   ' + (len ? txt.slice(0, len) : txt));
    turns.push({ role: 'expert', open: s.open });
  }
}
