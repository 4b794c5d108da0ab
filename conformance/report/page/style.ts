/**
 * Returns the page's CSS. Filters work by checked inputs (`:has`), because reports are viewed where scripts may not
 * run.
 *
 * @param areas the contract's tags, each of which can be shown alone
 */
export function styleOf(areas: readonly string[]): string {
  const alone = areas
    .map((area) => `body:has(#area-${area}:checked) .area:not(.of-${area}){display:none}`)
    .join('\n');
  return `
:root{color-scheme:light dark;--ink:#26231f;--soft:#6b6660;--line:#ddd6cb;--paper:#fbf8f2;--raised:#fffdf8;--right:#2c6e49;--wrong:#a3301f;--wrong-paper:#fbe9e4;--mark:#8a6100}
@media(prefers-color-scheme:dark){:root{--ink:#efe9df;--soft:#a9a298;--line:#45403a;--paper:#1d1b18;--raised:#26231f;--right:#7cc79a;--wrong:#f08a76;--wrong-paper:#3a221d;--mark:#e0b256}}
*{box-sizing:border-box}
body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-inline-size:78rem;padding:2rem 1rem 6rem;background:var(--paper);color:var(--ink)}
h1{font-size:1.6rem;line-height:1.25;overflow-wrap:anywhere;margin-block:0 .25rem}h2{font-size:1.25rem;margin-block:2.5rem .75rem}h3{font-size:1.05rem;margin-block:1.75rem .5rem}
a{color:inherit}nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;list-style:none}
.soft{color:var(--soft)}.right{color:var(--right)}.wrong{color:var(--wrong)}.not-provoked,.not-offered{color:var(--soft)}
code{font-size:.85em;overflow-wrap:anywhere}
.numbers{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.75rem;padding:0;list-style:none}
.numbers li{background:var(--raised);border:1px solid var(--line);border-radius:.75rem;padding:.75rem 1rem}.numbers strong{display:block;font-size:1.6rem;line-height:1.2;font-variant-numeric:tabular-nums}
.scroll{overflow-x:auto}table{border-collapse:collapse;inline-size:100%}
th,td{text-align:start;padding:.35rem .6rem;border-block-end:1px solid var(--line);vertical-align:top}thead th{font-weight:600;color:var(--soft);font-size:.875rem}
td.n,th.n{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}tbody th{font-weight:600}
meter{inline-size:100%;min-inline-size:4rem;max-inline-size:9rem}
.found{display:grid;grid-template-columns:minmax(0,1fr);gap:.75rem;padding-inline-start:1.5rem}.found li{background:var(--wrong-paper);border-radius:.5rem;padding:.6rem .8rem;overflow-wrap:anywhere}
.stories{padding-inline-start:1.25rem;columns:26rem;column-gap:2.5rem}.stories li{break-inside:avoid;list-style:none;margin-inline-start:-1.25rem;padding-block:.15rem}
fieldset{border:1px solid var(--line);border-radius:.75rem;padding:.5rem 1rem .75rem;margin-block:.75rem;display:flex;flex-wrap:wrap;gap:.4rem 1.25rem}legend{padding-inline:.4rem;color:var(--soft)}label{white-space:nowrap}
.cells{display:flex;flex-wrap:wrap;gap:.1rem .6rem}.cells span{white-space:nowrap;font-variant-numeric:tabular-nums}
.matrix th{inline-size:19rem}.matrix td:empty::after{content:"";display:block}
pre{background:var(--raised);border:1px solid var(--line);border-radius:.5rem;padding:.6rem .8rem;margin-block:.4rem;font-size:.8125rem;line-height:1.45;overflow-x:auto;max-block-size:24rem;overflow-y:auto;white-space:pre-wrap;overflow-wrap:anywhere}
.area>details>summary{font-size:1.05rem;font-weight:600;color:var(--ink);padding-block:.4rem}
details summary{cursor:pointer;color:var(--soft);font-size:.875rem}.matrix th details,.matrix th p{font-weight:400}details ul{margin-block:.25rem;font-size:.875rem}
.difference{margin-block:.25rem 0;font-size:.9rem;overflow-wrap:anywhere}
body:has(#only-findings:checked) .op:not(.has-wrong){display:none}
body:has(#only-offered:checked) .op.is-not-offered{display:none}
body:has(#only-seen:checked) .matrix .not-provoked{display:none}
body:has(#only-findings:checked) .area:not(:has(.has-wrong)){display:none}
body:has(#only-offered:checked) .area:not(:has(.op:not(.is-not-offered))){display:none}
${alone}
@media(max-width:48rem){
.scroll meter{display:none}.scroll th,.scroll td{padding-inline:.35rem}
.matrix thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.matrix,.matrix tbody,.matrix tr,.matrix th,.matrix td{display:block;inline-size:auto}
.matrix tr{border-block-end:1px solid var(--line);padding-block:.5rem}.matrix th,.matrix td{border:0;padding:.1rem 0}
.matrix td:empty{display:none}.matrix td[data-of]{display:grid;grid-template-columns:5.5rem 1fr}.rights td[data-of]{grid-template-columns:10.5rem 1fr}.matrix td[data-of]:empty{display:none}.matrix td[data-of]::before{content:attr(data-of);color:var(--soft)}
}`;
}
