/**
 * The stylesheet, in dark and in light, from 360 pixels on. Text never sets its own colours, so contrast is decided here.
 */
export const STYLE = `:root{color-scheme:light dark;--back:#fbfaf8;--text:#1d1b18;--soft:#5b564e;--line:#d9d4cb;--card:#fff;--link:#0b5394;
--bad:#9c1c1c;--due:#7a4a00;--add:#dff2df;--cut:#fbe1e1;--mark:#fdf0bd;
--k0:#2f6f9f;--k1:#b5651d;--k2:#4f7d3a;--k3:#8b4a8b;--k4:#a33b4a;--k5:#5f6672}
@media (prefers-color-scheme:dark){:root{--back:#171614;--text:#ece8e1;--soft:#b3ada2;--line:#3d3933;--card:#201e1b;--link:#8fc1f0;
--bad:#ff9d9d;--due:#f0c070;--add:#1d3a22;--cut:#46211f;--mark:#4d4212;
--k0:#6aa9d8;--k1:#e09a55;--k2:#8cbf73;--k3:#c98bc9;--k4:#e07f8c;--k5:#a4abb8}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--text);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header,main,footer{max-width:70rem;margin:0 auto;padding:.5rem 1rem}
header{border-bottom:1px solid var(--line)}
main:focus{outline:none}
.brand{margin:.3rem 0;font-weight:700}.brand span{font-weight:400;color:var(--soft)}
nav ul{display:flex;flex-wrap:wrap;gap:.2rem 1rem;list-style:none;margin:0;padding:0}
nav a{display:inline-block;padding:.3rem 0}nav a[aria-current]{color:var(--text);font-weight:700;text-decoration-thickness:3px}
.count{background:var(--text);color:var(--back);border-radius:1rem;padding:0 .5rem;font-size:.85rem}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.skip{position:absolute;left:-999px}.skip:focus{left:1rem;top:.5rem;background:var(--back);padding:.5rem;z-index:1}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
h1{font-size:1.6rem;line-height:1.25;margin:1rem 0 .5rem}h2{font-size:1.2rem;margin:1.5rem 0 .5rem}h3{font-size:1rem;margin:1rem 0 .2rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.95rem}
th,td{text-align:left;vertical-align:top;padding:.3rem .8rem .3rem 0;border-bottom:1px solid var(--line);overflow-wrap:normal}
.wide td{min-width:4rem}.wide th[scope=row]{min-width:7rem;overflow-wrap:anywhere;font-weight:400}.number{font-variant-numeric:tabular-nums}
figure{margin:1rem 0}figcaption{color:var(--soft)}
.chart{display:flex}.chart>:first-child{flex:none}.chart>*{min-width:0;overflow:visible}.chart rect{stroke:var(--back)}.chart .tick{stroke:var(--line)}.chart .axis{text-anchor:end}.chart .column{text-anchor:middle}.chart text,.net text{font:11px system-ui,sans-serif;fill:var(--soft)}
.net{width:100%;max-width:40rem;height:auto}.net line{stroke:var(--line);stroke-width:2}.net circle{fill:var(--k0)}.net text{text-anchor:middle;fill:var(--text);paint-order:stroke;stroke:var(--back);stroke-width:4px}
.legend{display:block}.legend span{white-space:nowrap;margin-right:.6rem}.key{width:.7rem;height:.7rem;margin-right:.25rem}
.kind-0{fill:var(--k0)}.kind-1{fill:var(--k1)}.kind-2{fill:var(--k2)}.kind-3{fill:var(--k3)}.kind-4{fill:var(--k4)}.kind-5{fill:var(--k5)}
.filter{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:end;padding:.7rem;background:var(--card);border:1px solid var(--line);border-radius:.4rem}
.filter label{display:flex;flex-direction:column;font-size:.9rem;color:var(--soft)}.filter .text{flex:1 1 14rem}td summary{white-space:nowrap}
input,select,textarea,button{font:inherit;color:var(--text);background:var(--back);border:1px solid var(--soft);border-radius:.3rem;padding:.3rem .5rem;max-width:100%}
button{cursor:pointer;font-weight:600}button:hover{background:var(--line)}
.rows{list-style:none;padding:0}.rows li{padding:.6rem 0;border-bottom:1px solid var(--line)}.rows p{margin:.1rem 0}
.rows a{font-weight:600}
.facts,small{color:var(--soft);font-size:.9rem}.facts>*{margin-right:.5rem}
.bad,.withdrawn{color:var(--bad)}.due,.superseded{color:var(--due)}
.diff{white-space:pre-wrap}.body,.diff,pre{background:var(--card);border:1px solid var(--line);border-radius:.4rem;padding:.7rem;margin:.5rem 0}
.body>:first-child,.body>:first-child>:first-child{margin-top:0}.body>:last-child{margin-bottom:0}.body p,.body li,article p,article li{white-space:pre-line}
pre{overflow-x:auto}.body pre{background:var(--back)}pre code{font-size:inherit}
blockquote{margin:.5rem 0;padding-left:.8rem;border-left:3px solid var(--line);color:var(--soft)}
article li{margin:.2rem 0}
.diff,.quote ol,code,pre{font-family:ui-monospace,monospace;font-size:.9rem}
.added{background:var(--add)}.removed{background:var(--cut)}.gap{color:var(--soft)}
.quote ol{white-space:pre-wrap;background:var(--card);border:1px solid var(--line);border-radius:.4rem;margin:.2rem 0;padding:.5rem .5rem .5rem 3.5rem}
mark{background:var(--mark);color:inherit}
dl div{display:flex;flex-wrap:wrap;gap:.2rem .8rem}dt{color:var(--soft);min-width:9rem}dd{margin:0}
.proposal{border-top:2px solid var(--line);margin-top:1rem}.proposal h2{font-size:1.05rem;margin:.7rem 0 .2rem}.proposal p{margin:.2rem 0}
.more{display:flex;flex-wrap:wrap;gap:0 1.5rem}.more details[open]{flex-basis:100%}
.sides{table-layout:fixed;white-space:pre-wrap}.sides td{overflow-wrap:anywhere}
.actions{display:flex;gap:1rem;margin:.5rem 0}.action{display:inline-block;margin:.3rem 0}
.edit{display:grid;gap:.6rem;max-width:45rem;margin:.6rem 0}.edit label{display:grid}.choices{display:flex;flex-wrap:wrap;gap:.6rem 1rem}.edit textarea{field-sizing:content}.dismiss{position:absolute;top:.5rem;right:.4rem;padding:0 .4rem}.edit button{justify-self:start}
[id=notice],.proposal h2{scroll-margin-top:1rem}.notice{border-left:4px solid var(--k2);background:var(--card);padding:.5rem 2.4rem .5rem .8rem;margin:.8rem 0;position:relative}.notice.bad{border-color:var(--bad)}
.beside{display:flex;flex-wrap:wrap;align-items:baseline;gap:.2rem 1rem}.beside a{padding:.3rem 0}.pager{margin:1rem 0}progress{width:12rem;max-width:100%}
footer{color:var(--soft);border-top:1px solid var(--line);margin-top:2rem}kbd{border:1px solid var(--line);border-radius:.2rem;padding:0 .3rem}
li:target{scroll-margin-top:4rem}li:target:not(:has(mark)){background:var(--mark)}
@media (hover:none){footer{display:none}}
@media (max-width:26rem){nav[aria-label=Views] ul{gap:.2rem .5rem;font-size:.85rem}
nav[aria-label=Views] ul:has(li:nth-child(6)){display:grid;grid-template-columns:repeat(3,max-content)}}
@media (max-width:40rem){.drawn,.cards td:empty{display:none!important}dt{min-width:7.5rem}footer{display:none}
summary{padding:.5rem 0;min-height:2.5rem}dl div{display:block}.cards,.cards tbody,.cards tr,.cards th,.cards td{display:block}.cards thead{display:none}
.cards tr{border:1px solid var(--line);border-radius:.4rem;background:var(--card);padding:.4rem .7rem;margin:.5rem 0}
.cards th,.cards td,.wide .cards td{border:0;padding:.1rem 0;min-width:0;overflow-wrap:anywhere}.cards th[scope=row]{font-weight:700;white-space:normal}
.wide .cards td[data-label]{position:relative;padding-left:8rem}.cards td[data-label]::before{content:attr(data-label);position:absolute;left:0;color:var(--soft)}
.sides,.sides tbody,.sides tr,.sides td{display:block;width:100%}.sides thead{display:none}}
@media print{header nav,.action,.filter,footer{display:none}}
`;

/** A stone, from three layers. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect x="2" y="10" width="12" height="4" fill="#6b5d4f"/><rect x="3" y="6" width="10" height="3" fill="#a08768"/><rect x="4" y="2" width="8" height="3" fill="#d3bf9c"/></svg>`;
