// Adapter for prebid: asks the operator's bidders for one banner and draws the highest bid.
(() => {
  const { settings, width, height, filled, empty, load } = window.skeinAd;
  const TIMEOUT_MS = 2000;
  const code = 'ad';
  window.pbjs = window.pbjs ?? {};
  const { pbjs } = window;
  pbjs.que = pbjs.que ?? [];
  pbjs.que.push(() => {
    pbjs.setConfig({
      ...settings.config,
      consentManagement: { gdpr: { cmpApi: 'iab' }, usp: { cmpApi: 'iab' } },
    });
    pbjs.addAdUnits([
      { code, mediaTypes: { banner: { sizes: [[width, height]] } }, bids: settings.bids ?? [] },
    ]);
    pbjs.requestBids({
      timeout: TIMEOUT_MS,
      bidsBackHandler: () => {
        const [bid] = pbjs.getHighestCpmBids(code);
        if (bid === undefined) return empty();
        filled();
        // Writing the ad replaces this document.
        pbjs.renderAd(document, bid.adId);
      },
    });
  });
  load();
})();
