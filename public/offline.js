// What could not be had comes by itself once there is a connection again.
window.addEventListener('online', () => window.location.reload());
