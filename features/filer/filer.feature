Feature: The persons who cause the document to be delivered for filing

  @W5-filers @W2-filer
  Rule: The filer affirms the perjury notice
    @api @browser
    Scenario: The notice must be affirmed
      Given the filer has filled in the perjury notice
      When the filer unmarks the perjury notice
      And the filer goes on
      Then the problem with the perjury notice is "Mark the checkbox to show that you have read and understood the notice."

    @browser
    Scenario: A filer who affirms the notice goes on
      Given the filer has filled in the perjury notice
      When the filer marks the perjury notice
      And the filer goes on
      Then the filer is at the notifications step

  @W5-filers @W5-person @W5-address
  Rule: Each filer has a name and an address
    @browser
    Scenario: Name and address are asked for
      Given the filer is asked for a filer
      When the filer saves the entry
      Then the problems are:
        | field           | problem                          |
        | first name      | Enter a first name.              |
        | last name       | Enter a last name.               |
        | street address  | Enter the address.               |
        | street city     | Enter the city.                  |
        | street ZIP code | Enter a valid ZIP / Postal code. |

    Scenario Outline: A part of the name is accepted or refused
      Given the filer has filled in a filer
      When the filer enters "<text>" as the <field>
      And the filer saves the entry
      Then the problem with the <field> is "<problem>"

      Examples: First name
        | field      | text         | problem                       |
        | first name | [1 letters]  |                               |
        | first name | [20 letters] |                               |
        | first name | [21 letters] | Must be at most 20 characters |

      Examples: Middle name
        | field       | text         | problem                       |
        | middle name |              |                               |
        | middle name | [15 letters] |                               |
        | middle name | [16 letters] | Must be at most 15 characters |

      Examples: Last name
        | field     | text         | problem                       |
        | last name | [1 letters]  | Must be at least 2 characters |
        | last name | [2 letters]  |                               |
        | last name | [25 letters] |                               |
        | last name | [26 letters] | Must be at most 25 characters |

  @W2-same-as-former
  Rule: A filer may be the same as a person forming the company
    @browser
    Scenario: The only individual is copied directly
      Given these persons form the company:
        | type       | name          |
        | Individual | Ada Lindqvist |
      When the filer is the same as a person forming the company
      Then the new filers are "Ada Lindqvist"

    @browser
    Scenario: With several individuals the filer chooses among them
      Given these persons form the company:
        | type       | name          |
        | Individual | Ada Lindqvist |
        | Individual | Ben Ortega    |
      When the filer is the same as a person forming the company
      Then the filer may choose among "Ada Lindqvist, Ben Ortega"

    Scenario: Only individuals are offered
      Given these persons form the company:
        | type       | name                    |
        | Entity     | Bear Creek Holdings LLC |
        | Individual | Ada Lindqvist           |
        | Trust      | The Ortega Trust        |
      When the filer is the same as a person forming the company
      Then the new filers are "Ada Lindqvist"

    Scenario: Nobody is offered when no individual forms the company
      Given these persons form the company:
        | type   | name                    |
        | Entity | Bear Creek Holdings LLC |
      When the filer is the same as a person forming the company
      Then the new filers are ""

  @W4-filers-modes
  Rule: The list asks for a filer while it is empty and shows its filers otherwise
    Scenario: The list begins by asking for a filer
      Given the list of filers holds 0
      Then the list of filers asks for a new one

    Scenario Outline: What is done to the list decides what it shows
      Given the list of filers holds <count>
      When the filer <does> of filers
      Then the list of filers <shows>

      Examples:
        | count | does                                  | shows               |
        | 1     | asks to add to the list               | asks for a new one  |
        | 2     | asks to edit entry 2 of the list      | asks for a change   |
        | 1     | deletes entry 1 of the list           | asks for a new one  |
        | 2     | deletes entry 1 of the list           | shows its 1 entries |
        | 1     | saves a new entry of the list         | shows its 2 entries |
        | 2     | saves a change of entry 1 of the list | shows its 2 entries |
        | 1     | gives up an entry of the list         | shows its 1 entries |

    @browser-only
    Scenario: A filer deletes the only filer
      Given the filer has come to the filer step
      When the filer takes "Ada Lindqvist" off the list of filers
      Then the list of filers asks for a new one
