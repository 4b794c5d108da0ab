// Script for pages that embed posts of this site: <iframe class="skein-post" src="…"> and, once, this script (with
// async). Sets the height of every such frame to that of its post, also of frames added later. It reads and changes
// nothing else.
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
  // Frames that loaded before have sent their height already. The target is any origin, as a loading frame has none.
  for (const { contentWindow } of frames()) contentWindow?.postMessage({ skein: 'measure' }, '*');
})();
