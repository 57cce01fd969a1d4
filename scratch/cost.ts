import './cache.ts'
import { encoder } from '#app/adapters/model/encoder/encoder.ts'
import { beyond } from '#app/adapters/model/heads/heads.ts'
import { readFileSync } from 'node:fs'
const rows = JSON.parse(readFileSync('/tmp/rows.json','utf8')).slice(0,3000)
const v = await encoder.encode(rows.map((r:any)=>r.text), AbortSignal.timeout(1e6))
const c0=process.cpuUsage(); let n=0; for (const x of v) if (beyond('moments', x)>0) n++
const c=process.cpuUsage(c0); console.log(n, 'ms a text', c.user/1000/v.length)
