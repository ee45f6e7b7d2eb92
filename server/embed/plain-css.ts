/** The look of `plainHtml`, without anything from elsewhere: no fonts, no pictures, no script. */
export const plainCss = `.plaudit{--text:#16181d;--soft:#5a6170;--card:#fff;--line:#16181d1f;--star:#b45309;--off:#d6d8de;color:var(--text);font:16px/1.6 system-ui,sans-serif}
.plaudit-dark{--text:#f2f3f5;--soft:#b3b8c2;--card:#1d2026;--line:#ffffff24;--star:#fbbf24;--off:#4b4f58}
@media (prefers-color-scheme:dark){.plaudit-auto{--text:#f2f3f5;--soft:#b3b8c2;--card:#1d2026;--line:#ffffff24;--star:#fbbf24;--off:#4b4f58}}
.plaudit *{box-sizing:border-box;margin:0;padding:0}
.plaudit-cards{display:grid;gap:20px;list-style:none}
.plaudit-grid{grid-template-columns:repeat(auto-fill,minmax(min(100%,280px),1fr))}
.plaudit-card{display:flex;flex-direction:column;min-width:0;padding:24px;background:var(--card);border:1px solid var(--line);border-radius:18px}
.plaudit-stars{margin-bottom:12px;color:var(--star);font-size:20px;line-height:1;letter-spacing:2px}
.plaudit-stars i{color:var(--off);font-style:normal}
.plaudit-headline{margin-bottom:8px;font-weight:600;font-size:1.125em;line-height:1.3}
.plaudit blockquote{white-space:pre-line;overflow-wrap:anywhere}
.plaudit-by{display:flex;align-items:center;gap:12px;margin-top:auto;padding-top:20px;font-size:14px;line-height:1.4;overflow-wrap:anywhere}
.plaudit-by img{flex:none;border-radius:50%}
.plaudit-by span{display:block;color:var(--soft);font-size:13px}
.plaudit-label{margin-top:16px;padding-top:12px;border-top:1px solid var(--line);color:var(--soft);font-size:13px}
.plaudit a{color:inherit;text-underline-offset:3px}
.plaudit-foot{display:flex;flex-wrap:wrap;justify-content:center;gap:4px 16px;margin-top:20px;color:var(--soft);font-size:13px}
.plaudit-foot b{color:var(--text)}
.plaudit-foot summary{cursor:pointer;text-decoration:underline;text-underline-offset:3px}
.plaudit-foot details[open]{flex:1 0 100%;max-width:480px}
.plaudit-foot details p{margin-top:6px;white-space:pre-wrap}`
