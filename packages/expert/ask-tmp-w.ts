import { readFileSync } from 'node:fs';
import { readCase, type Turn } from '/work/main/packages/expert/src/chat/read-case.ts';
import { skills } from '/work/main/packages/expert/src/chat/skills/all.ts';
import { speak } from '/work/main/packages/expert/src/chat/embedded.ts';
import { nobody } from '/work/main/packages/expert/src/chat/case.ts';
// file: one conversation per line, turns parted by " | "
const [file, from='1', to='999', cut='420'] = process.argv.slice(2);
const lines = readFileSync(file!, 'utf8').split('\n').filter(Boolean).slice(Number(from)-1, Number(to));
let n = Number(from)-1;
for (const line of lines) {
  n += 1;
  const turns: Turn[] = [];
  const parts = line.split(' | ');
  for (const t of parts) {
    turns.push({ role: 'keeper', text: t });
    const c = readCase({ turns, keeper: nobody });
    const m = c.message;
    const s = speak({ turns, keeper: nobody });
    console.log(`#${n} > ${t}`);
    const r = (x: object) => Object.entries(x).map(([k,v])=>`${k}=${Math.round(v*1000)/1000}`).join(' ');
    console.log(`   R[${r(c.water)}] G[${r(c.goal)}] T[${r(c.tap)}] V=${c.volume ? Math.round(c.volume.litres)+'/'+c.volume.how : c.unnamedGallons ? c.unnamedGallons+'gal?' : '-'} em=${m.emergencies} tr=${c.treatments} dg=${m.dangers} sg=${[...c.signs].filter(x=>x[1]).map(x=>x[0])} ${m.language==='english'?'':m.language} | ` + skills.map(k=>[k.id, k.bid(c)] as const).filter(([,b])=>b>0.3).sort((a,b)=>b[1]-a[1]).slice(0,4).map(([i,b])=>`${i} ${b.toFixed(2)}`).join(' '));
    console.log('   ' + s.pieces.join('').replace(/\n+/g,' / ').slice(0,Number(cut)));
    turns.push({ role: 'expert', open: s.open });
  }
}
