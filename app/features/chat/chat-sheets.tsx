import { type Conversation, visitorMessages } from "#app/domain/chat/conversation/conversation.ts";
import { type Subject, subjectOf } from "#app/domain/chat/conversation/subject.ts";
import type { HandoverFacts } from "#app/domain/chat/handover/handover.ts";
import { askedIn, factsFrom } from "#app/domain/chat/handover/handover.ts";
import type { HelplineToCall } from "#app/domain/content/helpline.ts";
import { ageAt, type PetProfile } from "#app/domain/pet-profile.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { HandoverSheet } from "./handover/handover-sheet.tsx";
import { ProfileSheet } from "./pets/profile-sheet.tsx";
import { type MenuItem, MenuSheet } from "./sheets/menu-sheet.tsx";
import { PetSheet } from "./sheets/pet-sheet.tsx";
import { SentSheet } from "./sheets/sent-sheet.tsx";
import type { Panel } from "./state/use-panel.ts";
import { callOf } from "./verdict/whom-to-call.ts";

export type SheetName = "vet" | "sent" | "menu" | "pet" | "profile";

type Props = Panel & { open: SheetName; onOpen: (name: SheetName | undefined) => void; helpline: HelplineToCall | undefined };

/** The sheet over the chat that is open, if one is. */
export function ChatSheets({ open, onOpen, chat, pets, writing, profiles, helpline }: Props) {
  const { conversation } = chat;
  const subject = subjectOf(conversation);
  const { profile, refresh } = profiles;
  const verdict = conversation.chatHistory.findLast(({ triage }) => triage)?.triage;
  const close = () => onOpen(undefined);
  const changePet = ({ type, name }: Subject) => {
    chat.selectPet(type);
    chat.confirmPetName(name);
  };
  if (open === "vet") {
    const facts = caseOf(conversation, profile, writing.edited);
    return (
      <HandoverSheet
        subject={{ ...subject, name: subject.name || (facts.name ?? "") }}
        messages={conversation.chatHistory}
        level={verdict?.level}
        facts={facts}
        edited={writing.edited}
        call={verdict && isPressing(verdict.level) ? callOf(verdict, helpline, profiles.ownVet) : undefined}
        onEdited={writing.setEdited}
        onClose={close}
      />
    );
  }
  if (open === "sent") return <SentSheet sent={conversation.lastSent} onClose={close} />;
  if (open === "pet") {
    return (
      <PetSheet
        subject={subject}
        others={pets.others}
        profiles={profiles.all}
        onChange={changePet}
        onSwitch={(other) => {
          pets.switchTo(other);
          writing.clear();
        }}
        onAdd={(added) => {
          pets.add(added);
          writing.clear();
        }}
        onClose={close}
      />
    );
  }
  if (open === "profile") {
    return (
      <ProfileSheet
        pet={profile ?? { name: subject.name, type: subject.type }}
        isStored={profile !== undefined}
        onSaved={(saved) => {
          refresh();
          changePet(saved);
        }}
        onErased={refresh}
        onClose={close}
      />
    );
  }
  return open === "menu" ? <ChatMenu {...{ pets, writing, profiles, subject }} onOpen={onOpen} /> : null;
}

type MenuProps = Pick<Props, "pets" | "writing" | "profiles" | "onOpen"> & { subject: Subject };

function ChatMenu({ pets, writing, profiles: { profile }, subject, onOpen }: MenuProps) {
  const erase = () => {
    pets.erase();
    writing.clear();
  };
  const items: MenuItem[] = [
    {
      icon: "paw",
      label: profile ? `${profile.name}'s profile` : `Remember ${subject.name || "this pet"} on this device`,
      says: profile ? undefined : "Weight, age, your own vet's number: filled in for you next time",
      onChoose: () => onOpen("profile"),
    },
    { icon: "info", label: "What was sent", says: "What left this device, and where it went", onChoose: () => onOpen("sent") },
    { icon: "trash", label: "Erase", says: "Delete everything you wrote here", onChoose: erase },
  ];
  return <MenuSheet items={items} onClose={() => onOpen(undefined)} />;
}

/** What is known of the case: the visitor's words over the profile, and what they put right over both. */
function caseOf(conversation: Conversation, profile: PetProfile | undefined, edited: HandoverFacts): HandoverFacts {
  const { type, name } = subjectOf(conversation);
  const read = factsFrom(visitorMessages(conversation), { selectedPet: type, petName: name });
  const known = { age: ageAt(profile?.birthday, Date.now()), weight: profile?.weight, medicines: profile?.medicines };
  return { ...known, ...read, asked: askedIn(conversation.chatHistory), ...edited };
}
