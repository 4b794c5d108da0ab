// Adapter for aditude, whose program fills a slot of Google's publisher tag; that one knows whether an ad came.
(() => {
  const { settings, filled, empty, load } = window.skeinAd;
  window.googletag = window.googletag ?? { cmd: [] };
  window.googletag.cmd.push(() => {
    window.googletag
      .pubads()
      .addEventListener('slotRenderEnded', ({ isEmpty }) => (isEmpty ? empty() : filled()));
  });
  window.tude = window.tude ?? { cmd: [] };
  window.tude.cmd.push(() =>
    window.tude.refreshAdsViaDivMappings([{ divId: 'ad', baseDivId: settings.unit }]),
  );
  load();
})();
