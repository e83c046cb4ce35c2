Feature: The persons who cause the document to be delivered for filing
  The individuals who cause a document to be delivered for filing affirm it under penalty of perjury, and the document names them.

  Background:
    Given the filing is a limited liability company

  @W5-filers @W2-filer
  Rule: The filer affirms the perjury notice
    @api @browser
    Scenario: The notice must be affirmed
      Given the filer has filled in the perjury notice
      When the filer deselects the perjury notice
      And the filer continues
      Then the problem with the perjury notice is "Mark the checkbox to show that you have read and understood the notice."

    @browser
    Scenario: A filer who affirms the notice continues
      Given the filer has filled in the perjury notice
      When the filer selects the perjury notice
      And the filer continues
      Then the filer is at the notifications step

  @W5-filers @W5-person @W5-address
  Rule: Each filer has a name and an address
    @browser
    Scenario: Name and address are asked for
      Given the filer is asked for the name and address of a filer
      When the filer saves the entry
      Then the problems are:
        | field           | problem                          |
        | first name      | Enter a first name.              |
        | last name       | Enter a last name.               |
        | street address  | Enter the address.               |
        | street city     | Enter the city.                  |
        | street ZIP code | Enter a valid ZIP / Postal code. |

    Scenario Outline: A part of the name is accepted or refused
      Given the filer has filled in the name and address of a filer
      When the filer enters "<text>" as the <field>
      And the filer saves the entry
      Then the problem with the <field> is "<problem>"

      Examples: First name
        | field      | text         | problem                       |
        | first name |              | Enter a first name.           |
        | first name | [1 letters]  |                               |
        | first name | [20 letters] |                               |
        | first name | [21 letters] | Must be at most 20 characters |
        | first name | José         | Invalid characters entered: é |

      Examples: Middle name
        | field       | text         | problem                       |
        | middle name |              |                               |
        | middle name | [1 letters]  |                               |
        | middle name | [15 letters] |                               |
        | middle name | [16 letters] | Must be at most 15 characters |
        | middle name | Zoë          | Invalid characters entered: ë |

      Examples: Last name
        | field     | text         | problem                       |
        | last name |              | Enter a last name.            |
        | last name | [1 letters]  | Must be at least 2 characters |
        | last name | [2 letters]  |                               |
        | last name | [25 letters] |                               |
        | last name | [26 letters] | Must be at most 25 characters |
        | last name | Nuñez        | Invalid characters entered: ñ |

      Examples: Suffix, from the list
        | field       | text | problem          |
        | name suffix |      |                  |
        | name suffix | Jr.  |                  |
        | name suffix | 3rd  | Choose a suffix. |

  @W2-same-as-former
  Rule: A filer may be the same as a person forming the company
    @browser
    Scenario: The only individual is copied directly
      Given these persons form the company:
        | type       | name          |
        | Individual | Ada Lindqvist |
      When the filer chooses to be the same as a person forming the company
      Then the new filers are "Ada Lindqvist"

    @browser
    Scenario: With several individuals the filer chooses among them
      Given these persons form the company:
        | type       | name          |
        | Individual | Ada Lindqvist |
        | Individual | Ben Ortega    |
      When the filer chooses to be the same as a person forming the company
      Then the filer can choose from "Ada Lindqvist, Ben Ortega"

    Scenario Outline: Those who are chosen become filers
      Given these persons form the company:
        | type       | name          |
        | Individual | Ada Lindqvist |
        | Individual | Ben Ortega    |
        | Individual | Cleo Marsh    |
      When the filer chooses to be the same as a person forming the company
      And the filer chooses "<chosen>" from the persons forming the company
      Then the new filers are "<filers>"

      Examples:
        | chosen                                | filers                                |
        | Ada Lindqvist                         | Ada Lindqvist                         |
        | Ada Lindqvist, Cleo Marsh             | Ada Lindqvist, Cleo Marsh             |
        | Ada Lindqvist, Ben Ortega, Cleo Marsh | Ada Lindqvist, Ben Ortega, Cleo Marsh |
        |                                       |                                       |

    Scenario: The address is copied with the name
      Given these persons form the company:
        | type       | name          |
        | Individual | Ada Lindqvist |
        | Individual | Ben Ortega    |
      When the filer chooses to be the same as a person forming the company
      And the filer chooses "Ben Ortega" from the persons forming the company
      Then the new filer has the address of that person

    Scenario: The copy stays as it is when the person is renamed later
      Given these persons form the company:
        | type       | name          |
        | Individual | Ada Lindqvist |
      When the filer chooses to be the same as a person forming the company
      And the person forming the company "Ada Lindqvist" is later renamed "Ada Marsh"
      Then the new filers are "Ada Lindqvist"

    Scenario Outline: An individual without a complete name is not offered
      Given these persons form the company:
        | type       | name          |
        | Individual | <name>        |
        | Individual | Ada Lindqvist |
      When the filer chooses to be the same as a person forming the company
      Then the new filers are "<filers>"

      Examples:
        | name  | filers        |
        | Ben   | Ada Lindqvist |
        | Ben O | Ada Lindqvist |

    Scenario: Only individuals are offered
      Given these persons form the company:
        | type       | name                    |
        | Entity     | Bear Creek Holdings LLC |
        | Individual | Ada Lindqvist           |
        | Trust      | The Ortega Trust        |
      When the filer chooses to be the same as a person forming the company
      Then the new filers are "Ada Lindqvist"

    Scenario: Nobody is offered when no individual forms the company
      Given these persons form the company:
        | type   | name                    |
        | Entity | Bear Creek Holdings LLC |
      When the filer chooses to be the same as a person forming the company
      Then the new filers are ""

  @W4-filers-modes
  Rule: The list asks for a filer while it is empty and shows its filers otherwise
    Scenario: The list begins by asking for a filer
      Given the list of filers has 0 entries
      Then the list of filers asks for a new entry

    Scenario Outline: A list that holds somebody begins by showing its filers
      Given the list of filers has <count> entries
      Then the list of filers shows its <count> entries

      Examples:
        | count |
        | 1     |
        | 2     |

    Scenario Outline: What is done to the list decides what it shows
      Given the list of filers has <count> entries
      When the filer <does> of filers
      Then the list of filers <shows>

      Examples:
        | count | does                                  | shows                         |
        | 1     | asks to add to the list               | asks for a new entry          |
        | 2     | asks to edit entry 2 of the list      | asks for a change of an entry |
        | 1     | deletes entry 1 of the list           | asks for a new entry          |
        | 2     | deletes entry 1 of the list           | shows its 1 entry             |
        | 0     | saves a new entry of the list         | shows its 1 entry             |
        | 1     | saves a new entry of the list         | shows its 2 entries           |
        | 2     | saves a change of entry 1 of the list | shows its 2 entries           |
        | 0     | cancels an entry of the list          | asks for a new entry          |
        | 1     | cancels an entry of the list          | shows its 1 entry             |

    @browser-only
    Scenario: A filer deletes the only filer
      Given the filer has reached the filer step
      When the filer removes "Ada Lindqvist" from the list of filers
      Then the list of filers asks for a new entry

  @W5-address @W4-address-dialog @W5-filers
  Rule: An address that the filer has not kept yet is verified first
    Scenario: The address of a filer
      Given the filer has filled in the name and address of a filer
      When the whole street address has not been verified yet
      And the filer saves the entry
      Then the problem with the street address is "Verify this address before you continue."

    Scenario: A filer whose address has been kept is taken
      Given the filer has filled in the name and address of a filer
      When the filer saves the entry
      Then the problems are ""

    @W5-address-intl
    Scenario: The address of a filer abroad is taken as it is
      Given the filer has filled in the name and address of a filer
      When the filer enters "CA" as the street country
      And the whole street address has not been verified yet
      And the filer saves the entry
      Then the problems are ""

  @W5-address @W5-ascii @W5-required @W5-minlength @W5-filers
  Rule: The street address of a filer keeps the limits of every address
    Scenario Outline: A part of the address is accepted or refused
      Given the filer has filled in the name and address of a filer
      When the filer saves the entry with "<text>" as the <part>
      Then the problem with the <part> is "<problem>"

      Examples: Each part at its limits
        | part            | text         | problem                          |
        | street address  |              | Enter the address.               |
        | street address  | [1 letters]  | Must be at least 2 characters    |
        | street address  | [2 letters]  |                                  |
        | street address  | [50 letters] |                                  |
        | street address  | [51 letters] | Must be at most 50 characters    |
        | street address  | 12 Peña St   | Invalid characters entered: ñ    |
        | street suite    |              |                                  |
        | street suite    | [1 letters]  | Must be at least 2 characters    |
        | street suite    | [2 letters]  |                                  |
        | street suite    | [50 letters] |                                  |
        | street suite    | [51 letters] | Must be at most 50 characters    |
        | street suite    | Nº 4         | Invalid characters entered: º    |
        | street city     |              | Enter the city.                  |
        | street city     | [1 letters]  | Must be at least 2 characters    |
        | street city     | [2 letters]  |                                  |
        | street city     | [35 letters] |                                  |
        | street city     | [36 letters] | Must be at most 35 characters    |
        | street city     | Cañon City   | Invalid characters entered: ñ    |
        | street state    |              | Choose a state.                  |
        | street state    | Colorado     | Choose a state.                  |
        | street state    | WY           |                                  |
        | street ZIP code |              | Enter a valid ZIP / Postal code. |
        | street ZIP code | [1 digits]   | Must be at least 2 characters    |
        | street ZIP code | [2 digits]   | Enter a valid ZIP / Postal code. |
        | street ZIP code | [15 digits]  | Enter a valid ZIP / Postal code. |
        | street ZIP code | [16 digits]  | Must be at most 15 characters    |
        | street ZIP code | 8020é        | Invalid characters entered: é    |
        | street country  |              | Choose a country.                |
        | street country  | Canada       | Choose a country.                |

    Scenario Outline: A province is accepted or refused abroad
      Given the filer has filled in the name and address of a filer
      When the filer enters "CA" as the street country
      And the filer saves the entry with "<text>" as the street province
      Then the problem with the street province is "<problem>"

      Examples: From 2 to 100, may be left out
        | text          | problem                        |
        |               |                                |
        | [1 letters]   | Must be at least 2 characters  |
        | [2 letters]   |                                |
        | [100 letters] |                                |
        | [101 letters] | Must be at most 100 characters |
        | Québec        | Invalid characters entered: é  |
