// Runs inside an embedded post: tells the page around it how high the post is, whenever that changes or is asked for.
(() => {
  const root = document.getElementById('root');
  if (window.parent === window || !root) return;
  const tell = () => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    // How high a public post is may be known to everybody.
    if (height > 0) window.parent.postMessage({ skein: 'height', height }, '*');
  };
  new ResizeObserver(tell).observe(root);
  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent && data?.skein === 'measure') tell();
  });
})();
