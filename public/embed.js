// For pages that show posts of this site: <iframe class="skein-post" src="…"> and, once, this script (with async). It
// makes every such frame as high as its post, also those that are added later. It reads and changes nothing else.
(() => {
  const { origin } = new URL(document.currentScript.src);
  const mark = `skein ${origin}`;
  if (window[mark]) return;
  window[mark] = true;
  const frames = () => [...document.querySelectorAll('iframe.skein-post')];
  window.addEventListener('message', ({ source, origin: from, data }) => {
    if (from !== origin || data?.skein !== 'height') return;
    const height = Number(data.height);
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (frame && height > 0 && height < 50_000) frame.style.height = `${height}px`;
  });
  // Those that were there first have spoken already. To whom it may concern: one that is still on its way has no origin.
  for (const { contentWindow } of frames()) contentWindow?.postMessage({ skein: 'measure' }, '*');
})();
