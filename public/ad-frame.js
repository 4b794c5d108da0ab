// Runs in the frame of another company's ad: tells its program what the reader allowed, and the page whether an ad came.
(() => {
  const ask = JSON.parse(document.getElementById('ask').textContent);
  const { applies, tcString, uspString, purposeOptIns, vendorOptIns } = ask.consent;
  const bitsOf = (bits) => Object.fromEntries([...bits].map((bit, index) => [index + 1, bit === '1']));
  const tcData = {
    tcString,
    gdprApplies: applies === 'gdpr',
    cmpStatus: 'loaded',
    eventStatus: 'tcloaded',
    listenerId: 1,
    purpose: { consents: bitsOf(purposeOptIns), legitimateInterests: {} },
    vendor: { consents: bitsOf(vendorOptIns), legitimateInterests: {} },
  };
  window.__tcfapi = (command, _version, callback) => {
    if (command === 'ping')
      callback({ gdprApplies: tcData.gdprApplies, cmpLoaded: true, cmpStatus: 'loaded' });
    else callback(tcData, command === 'getTCData' || command === 'addEventListener');
  };
  window.__uspapi = (_command, version, callback) => callback({ version, uspString }, true);
  // The page has another origin than this frame, which has none that could be named.
  const tell = (state) => window.parent.postMessage({ skein: 'ad', state }, '*');
  window.skeinAd = {
    ...ask,
    filled: () => tell('filled'),
    empty: () => tell('empty'),
    load: () => {
      const script = document.createElement('script');
      script.src = ask.script;
      script.onerror = () => tell('empty');
      document.head.append(script);
    },
  };
})();
