Feature: The list of persons forming the company
  A company may be formed by one person or by many, and the document names them all: the list is never left empty by mistake.

  Background:
    Given the filing is a limited liability company

  @W4-people-list @W2-formation
  Rule: The list asks for a person while it is empty and shows its persons otherwise
    Scenario: The list begins by asking for a person
      Given the list of persons forming the company has 0 entries
      Then the list of persons forming the company asks for a new entry

    Scenario Outline: A list that holds somebody begins by showing its entries
      Given the list of persons forming the company has <count> entries
      Then the list of persons forming the company shows its <count> entries

      Examples:
        | count |
        | 1     |
        | 2     |

    Scenario Outline: What is done to the list decides what it shows
      Given the list of persons forming the company has <count> entries
      When the filer <does> of persons forming the company
      Then the list of persons forming the company <shows>

      Examples:
        | count | does                                  | shows                         |
        | 1     | asks to add to the list               | asks for a new entry          |
        | 2     | asks to add to the list               | asks for a new entry          |
        | 1     | asks to edit entry 1 of the list      | asks for a change of an entry |
        | 2     | asks to edit entry 2 of the list      | asks for a change of an entry |
        | 1     | deletes entry 1 of the list           | asks for a new entry          |
        | 2     | deletes entry 1 of the list           | shows its 1 entry             |
        | 3     | deletes entry 2 of the list           | shows its 2 entries           |
        | 0     | saves a new entry of the list         | shows its 1 entry             |
        | 1     | saves a new entry of the list         | shows its 2 entries           |
        | 2     | saves a change of entry 1 of the list | shows its 2 entries           |
        | 0     | cancels an entry of the list          | asks for a new entry          |
        | 2     | cancels an entry of the list          | shows its 2 entries           |

    @browser
    Scenario: A filer adds two persons
      Given the filer is asked for the name and address of a person forming the company
      When the filer adds the individual "Ada Lindqvist" to the list of persons forming the company
      And the filer adds the entity "Bear Creek Holdings LLC" to the list of persons forming the company
      Then the list of persons forming the company names "Ada Lindqvist, Bear Creek Holdings LLC"

    Scenario Outline: A filer deletes one of two persons
      Given the filer is asked for the name and address of a person forming the company
      When the filer adds the individual "Ada Lindqvist" to the list of persons forming the company
      And the filer adds the individual "Ben Ortega" to the list of persons forming the company
      And the filer removes "<deleted>" from the list of persons forming the company
      Then the list of persons forming the company names "<left>"

      @browser
      Examples: The first
        | deleted       | left       |
        | Ada Lindqvist | Ben Ortega |

      Examples: The one who was added last
        | deleted    | left          |
        | Ben Ortega | Ada Lindqvist |

    @browser
    Scenario: A filer deletes the only person
      Given the filer is asked for the name and address of a person forming the company
      When the filer adds the individual "Ada Lindqvist" to the list of persons forming the company
      And the filer removes "Ada Lindqvist" from the list of persons forming the company
      Then the list of persons forming the company asks for a new entry

    Scenario: A filer changes a person
      Given the filer is asked for the name and address of a person forming the company
      When the filer adds the individual "Ada Lindqvist" to the list of persons forming the company
      And the filer adds the individual "Ben Ortega" to the list of persons forming the company
      And the filer changes "Ada Lindqvist" on the list of persons forming the company to "Cleo Marsh"
      Then the list of persons forming the company names "Cleo Marsh, Ben Ortega"
