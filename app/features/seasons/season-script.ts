/**
 * Says which season it is, before anything is painted: the page is the same for everybody, and only the visitor's calendar knows
 * (domain/seasons.ts). Inline in the page, before the seasons.
 */
const seasons = document.getElementById("seasons");
if (seasons) seasons.dataset.now = ["winter", "spring", "summer", "fall"][(((new Date().getMonth() + 1) % 12) / 3) | 0];

export {};
