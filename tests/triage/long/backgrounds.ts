/** True of a healthy animal and of no day in particular: what owners tell before they come to the point, and after it. About 50 words each. */
export const BACKGROUNDS = [
  "We live in a small house with a yard, and there are two kids and another pet in the family. The food is the same dry brand that the breeder gave us, twice a day, and the water bowl is always full. All shots are up to date, and the weight has been steady for a long time.",
  "A bit of background: we adopted from a shelter, so nobody knows the exact age, and the people there guess about four. Very friendly with everyone, likes to lie by the window, hates the vacuum cleaner. My husband works nights and I work from home, so there is nearly always somebody in the room with us.",
  "I have never posted here and English is not my first language, so please be kind with me. We moved to this town in the spring and do not know many people. Our neighbor has the same kind of animal and has been a great help with toys, a crate and all the little things that one needs.",
];
