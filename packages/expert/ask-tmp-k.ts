import { readFileSync } from 'node:fs';
import { readCase, type Turn } from '/work/main/packages/expert/src/chat/read-case.ts';
import { skills } from '/work/main/packages/expert/src/chat/skills/all.ts';
import { speak } from '/work/main/packages/expert/src/chat/embedded.ts';
import { nobody } from '/work/main/packages/expert/src/chat/case.ts';
const [file, from='1', to='999', len='260'] = process.argv.slice(2);
const lines = readFileSync(file!, 'utf8').split('\n').filter(Boolean);
for (const [at, line] of lines.entries()) {
  if (at + 1 < Number(from) || at + 1 > Number(to)) continue;
  const turns: Turn[] = [];
  for (const t of line.split(' || ')) {
    turns.push({ role: 'keeper', text: t });
    const c = readCase({ turns, keeper: nobody });
    const m = c.message;
    console.log(`${at + 1}> ${t}`);
    const fish = Object.entries(c.fish).filter(([,v])=>v!==null).map(([k,v])=>`${k}=${v}`).join(',');
    console.log(`   [${[m.intents[0], m.asks.join('/'), m.emergencies.length? 'EM '+m.emergencies:'', m.dangers.length?'DG '+m.dangers:'', fish, c.signs.size?'signs '+[...c.signs].map(([k,v])=>(v?'+':'-')+k):'', c.varieties.length?'var '+c.varieties:'', c.conditions.length?'cond '+c.conditions:'', c.treatments.length?'tr '+c.treatments:'', m.waters.length?'wat '+m.waters:'', m.language!=='english'?m.language:'', c.volume?`vol ${c.volume.litres}`:'' , m.shape?JSON.stringify(m.shape):''].filter(Boolean).join(' ; ')}]`);
    console.log('   ' + skills.map(s=>[s.id, s.bid(c)] as const).filter(([,b])=>b>0.2).sort((a,b)=>b[1]-a[1]).slice(0,4).map(([i,b])=>`${i} ${b.toFixed(2)}`).join(' | '));
    const s = speak({ turns, keeper: nobody });
    console.log('   ' + s.pieces.join('').replace(/\n+/g,' ⏎ ').slice(0, Number(len)));
    turns.push({ role: 'expert', open: s.open });
  }
}
