/** Turns of a fantasy game, as families play it. */
export const played = `
I draw my dagger and kill the dragon
I stab the troll in the eye
my knight dies in chapter two
I jump off the bridge onto the ship
I leap from the tower with my cloak open
I drink the green potion
I drink the poison and laugh at the queen
we set fire to the bridge
I shoot three arrows at the orc
I swing my axe at the door
the guard is bleeding, we tie him up
I choke the goblin
he hits me with his club, I roll to the side
The ogre hits me and I lose five hit points
I cut the rope and the cage falls
we hide from the soldiers in the barn
the village is burning, we run
I throw the torch into the hay and the barn is on fire
I push the bandit off the cliff
I stand on the edge of the cliff and shout at the giant
I look down from the castle wall
my wizard is unconscious, who heals him
The witch poisoned the king
she is not breathing, I use the healing spell
I kill everyone in the tavern
kill the king and take the crown
I attack the wolves with my spear
the skeleton grabs me by the throat
the vampire bites my neck
I sacrifice myself so the others can flee
we fight to the death
I'd rather die than serve the sorcerer
"Kill me if you dare," I say to the black knight
I raise my shield against the fire
the dragon burns my arm
I bandage the wounded knight
our thief is trapped in the dungeon
I pick the lock of the dungeon
I sneak past the sleeping guards
I creep behind the assassin and strike
I cast fireball
I cast a sleep spell on the troll so he won't wake up
my character wants revenge for his dead brother
the prince was murdered, we look for the killer
I search the dead body of the pirate
we bury the fallen knight
I open the chest and there is a bloody sword
blood drips from my blade
I follow the trail of blood into the cave
the ghost screams and I run
I run across the burning bridge
the bridge collapses under the horses
We jump into the river to escape the orcs
I swim under water to the gate of the castle
the mermaid pulls me under
the kraken drags the ship down
man overboard, I throw a rope to the pirate
the pirate holds a knife to my throat
I knock the guard unconscious
I slit the rope with my dagger
I threaten the innkeeper with my sword
the bandits threaten to kill the farmer
they kidnap the princess
the troll has locked the princess in the tower
I kick down the door of the tower
I break into the wizard's house
I climb through the window of the castle
I steal the gun of the pirate captain
I shoot the cannon
I blow up the gate with the powder
the tower explodes
smoke comes from the dragon's cave
it smells of gas in the mine, says the dwarf
I light a torch
the poisoned arrow hits my arm
my leg is broken but I crawl on to the treasure
I lose consciousness and dream of the oracle
the curse kills me slowly
I die and come back as a ghost
I want to die as a hero
let my knight die bravely
the queen wants to kill herself, I take the dagger from her
I tell the dragon: eat me
the zombie eats my brain
we behead the hydra
I strangle the serpent with my hands
I burn the witch's book
I hang the goblin by his feet
I torture the spy until he talks
I punch the troll in the face
roll for damage
I roll a twenty and kill the boss
boss fight: I charge
i die again in level four
my brother killed me in minecraft
the creeper blew up my house
in fortnite I fell off the roof
we won the raid, nobody died
the orc has a hammer and is angry
an angry giant with an axe stands at the gate
enemies at the gate, I ring the bell
the army is at the door, we are trapped
I hold my breath and dive for the amulet
I sing until the beast sleeps
I offer the dragon my sandwich
I run and hide
I hide under the table
I put the knife down slowly
I go to the bridge
we cross the bridge at night
I go left, away from the fire
I poke the fire and wait
I drink from the well
I take the sword
I ask the old woman about the murder
I look at the body
Who is bleeding?
I heal him
we flee
I walk along the corridor and open the iron door
I take the key and give the ferryman a coin
I swing my sword at the spider
I shout at the wolves and wave the torch
I climb down the well
I jump over the gap
I push the stone aside and look in
I kill the spider
I stab him
We attack at dawn
I cut off the head of the snake
he is dead, I take his boots
the old king is dying and I give him water
I steal the horse and ride to the sea
I drown the witch
I set the bridge on fire behind us
I tie the bandit to a tree
I hide from the riders under the bridge
we burn the ship
I poison the wine of the duke
I fall into the pit and break my leg
My hero is wounded
the goblins throw stones at us
I hit him with the lantern
I raise the dead
I go into the fire
I drink the wine even if it is poisoned
I let the prisoner go
I sleep on the ledge
`;
