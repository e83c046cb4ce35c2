Feature: The order of the questions about an agent
  Each question depends on the answers before it, and the way back never loses one.

  @A4-agent-next
  Rule: Each answer of the wizard leads to one next question
    Scenario Outline: The questions follow each other
      Given an agent of the type "<kind>", verified by "<method>", with "<answer>" entered to look for an entity
      When the wizard continues from <question>
      Then the wizard asks for <next>

      Examples: The kind of agent
        | kind       | method | answer | question          | next                        |
        | Individual |        |        | the kind of agent | the way of verification     |
        | Entity     |        |        | the kind of agent | the entity's number or name |
        |            |        |        | the kind of agent | the entity's number or name |

      Examples: An entity
        | kind   | method | answer      | question                       | next                           |
        | Entity |        | 20261234567 | the entity's number or name    | the confirmation of the entity |
        | Entity |        | Bear Creek  | the entity's number or name    | the entities found             |
        | Entity |        | Bear Creek  | the entities found             | the confirmation of the entity |
        | Entity |        | 20261234567 | the confirmation of the entity | the saving of the agent        |

      Examples: An individual
        | kind       | method             | answer | question                            | next                       |
        | Individual | License or ID card |        | the way of verification             | the license or ID card     |
        | Individual | Passcode           |        | the way of verification             | the passcode               |
        | Individual |                    |        | the way of verification             | the passcode               |
        | Individual | License or ID card |        | the license or ID card              | the individual agent       |
        | Individual | Passcode           |        | the passcode                        | the individual agent       |
        | Individual | License or ID card |        | the individual agent                | the saving of the agent    |
        | Individual | Passcode           |        | the individual agent                | the saving of the agent    |
        | Individual | Passcode           |        | the name and address for a passcode | the review of the request  |
        | Individual | Passcode           |        | the review of the request           | the receipt of the request |
        | Individual | Passcode           |        | the receipt of the request          | the kind of agent          |

    Scenario: The saving of the agent is the last
      Given an agent of the type "Entity", verified by "", with "20261234567" entered to look for an entity
      When the wizard continues from the saving of the agent
      Then the wizard is finished

  @A4-agent-next
  Rule: Back leads to the question before
    Scenario Outline: A question follows another one
      Given an agent of the type "<kind>", verified by "<method>", with "<answer>" entered to look for an entity
      Then Back from <question> leads to <before>

      Examples:
        | kind       | method             | answer      | question                            | before                              |
        | Entity     |                    |             | the entity's number or name         | the kind of agent                   |
        | Entity     |                    | Bear Creek  | the entities found                  | the entity's number or name         |
        | Entity     |                    | Bear Creek  | the confirmation of the entity      | the entities found                  |
        | Entity     |                    | 20261234567 | the confirmation of the entity      | the entity's number or name         |
        | Individual |                    |             | the way of verification             | the kind of agent                   |
        | Individual | License or ID card |             | the license or ID card              | the way of verification             |
        | Individual | Passcode           |             | the passcode                        | the way of verification             |
        | Individual |                    |             | the name and address for a passcode | the way of verification             |
        | Individual |                    |             | the review of the request           | the name and address for a passcode |
        | Individual | License or ID card |             | the individual agent                | the license or ID card              |
        | Individual | Passcode           |             | the individual agent                | the passcode                        |

    Scenario: The first question leads back to the filing
      When the wizard is at the kind of agent
      Then Back from the kind of agent leads out of the wizard

    Scenario Outline: A step that the wizard carries out by itself has no Back
      When the wizard is at <question>
      Then there is no Back from <question>

      Examples:
        | question                   |
        | the receipt of the request |
        | the saving of the agent    |

  @A2-agent-indiv @A2-agent-search @A2-agent-confirm
  Rule: Some questions offer one alternative to continuing
    Scenario Outline: The question offers another way
      When the wizard is at <question>
      Then the alternative is <other>

      Examples: To the alternative method of verification
        | question                  | other                               |
        | the way of verification   | the name and address for a passcode |
        | the license or ID card    | the name and address for a passcode |
        | the passcode              | the name and address for a passcode |
        | the review of the request | the name and address for a passcode |
        | the individual agent      | the way of verification             |

      Examples: To a different ID or name
        | question                       | other                       |
        | the entities found             | the entity's number or name |
        | the confirmation of the entity | the entity's number or name |

    Scenario Outline: The question offers no other way
      When the wizard is at <question>
      Then there is no alternative

      Examples:
        | question                            |
        | the kind of agent                   |
        | the entity's number or name         |
        | the name and address for a passcode |
        | the receipt of the request          |
        | the saving of the agent             |

  @A2-agent-unknown
  Rule: A question that the wizard does not have leads to its first one
    @browser
    Scenario: An unknown question
      Given the filing is a limited liability company
      When a filer opens the wizard at "nosuchquestion"
      Then the wizard asks for the kind of agent

    Scenario Outline: Words that only look like one
      When a filer opens the wizard at "<question>"
      Then the wizard asks for the kind of agent

      Examples:
        | question          |
        |                   |
        | AGENTCONFIRM      |
        | agentconfirm/more |
        | agentredirect     |
        | constructor       |

    Scenario: A question that it has
      When a filer opens the wizard at "agentconfirm"
      Then the wizard asks for the confirmation of the entity

  @A2-agent-unknown @A2-agent-redirect
  Rule: A question that is opened without what it needs leads to the one that asks for it
    Scenario Outline: The filer opens a question by itself, or again
      When after finding <found> and <results> results the filer opens <question>
      Then the wizard shows <shown>

      Examples: The entities found
        | found     | results | question           | shown                       |
        | nobody    | 2       | the entities found | the entities found          |
        | nobody    | 1       | the entities found | the entities found          |
        | nobody    | 0       | the entities found | the entity's number or name |
        | an entity | 0       | the entities found | the entity's number or name |

      Examples: The confirmation of the entity
        | found                      | results | question                       | shown                          |
        | an entity                  | 0       | the confirmation of the entity | the confirmation of the entity |
        | nobody                     | 0       | the confirmation of the entity | the entity's number or name    |
        | a person by license        | 2       | the confirmation of the entity | the entity's number or name    |
        | a person by passcode       | 0       | the confirmation of the entity | the entity's number or name    |
        | a person by another method | 0       | the confirmation of the entity | the entity's number or name    |

      Examples: The saving of the agent
        | found                                     | results | question                | shown                   |
        | the agent on record                       | 0       | the saving of the agent | the saving of the agent |
        | an entity                                 | 0       | the saving of the agent | the saving of the agent |
        | a person by license                       | 0       | the saving of the agent | the saving of the agent |
        | a person by passcode                      | 0       | the saving of the agent | the saving of the agent |
        | a person by license whose proof was lost  | 0       | the saving of the agent | the license or ID card  |
        | a person by passcode whose proof was lost | 0       | the saving of the agent | the passcode            |
        | nobody                                    | 0       | the saving of the agent | the kind of agent       |
        | a person by another method                | 0       | the saving of the agent | the kind of agent       |

      Examples: The individual who was verified
        | found                                     | results | question             | shown                  |
        | a person by license                       | 0       | the individual agent | the individual agent   |
        | a person by passcode                      | 0       | the individual agent | the individual agent   |
        | a person by license whose proof was lost  | 0       | the individual agent | the license or ID card |
        | a person by passcode whose proof was lost | 0       | the individual agent | the passcode           |
        | the agent on record                       | 0       | the individual agent | the kind of agent      |
        | an entity                                 | 0       | the individual agent | the kind of agent      |
        | nobody                                    | 0       | the individual agent | the kind of agent      |
        | a person by another method                | 0       | the individual agent | the kind of agent      |

      Examples: The request for a passcode
        | found                              | results | question                   | shown                               |
        | a request for a passcode           | 0       | the review of the request  | the review of the request           |
        | a request for a passcode           | 0       | the receipt of the request | the name and address for a passcode |
        | a request that was sent            | 0       | the receipt of the request | the receipt of the request          |
        | a request that a reload has lost   | 0       | the receipt of the request | the receipt of the request          |
        | a request that a reload has lost   | 0       | the review of the request  | the name and address for a passcode |
        | a request that was sent            | 0       | the saving of the agent    | the passcode                        |
        | nobody                             | 0       | the review of the request  | the name and address for a passcode |
        | nobody                             | 0       | the receipt of the request | the name and address for a passcode |
        | a person by license                | 0       | the review of the request  | the name and address for a passcode |

      Examples: Questions that need nothing
        | found               | results | question                            | shown                               |
        | nobody              | 0       | the kind of agent                   | the kind of agent                   |
        | nobody              | 0       | the entity's number or name         | the entity's number or name         |
        | an entity           | 2       | the way of verification             | the way of verification             |
        | nobody              | 0       | the license or ID card              | the license or ID card              |
        | a person by license | 0       | the passcode                        | the passcode                        |
        | nobody              | 0       | the name and address for a passcode | the name and address for a passcode |

  @W2-flow-report @A4-agent-next
  Rule: The wizard is told of the transaction, and of the entity where there is one
    Scenario Outline: What goes along from a filing on an entity
      When the filer continues to the agent of a <filing> for the entity "20101000001" of the type "<type>"
      Then the filer is sent to the registered-agent wizard with:
        | transaction   | <transaction> |
        | entity's type | <type>        |
        | entity        | 20101000001   |

      Examples:
        | filing                     | type                      | transaction                |
        | periodic report            | limited liability company | periodic report            |
        | reinstatement              | profit corporation        | reinstatement              |
        | change of registered agent | nonprofit corporation     | change of registered agent |

    Scenario Outline: A formation has no entity yet
      When the filer continues to the agent of a <filing> for the entity "" of the type "<type>"
      Then the filer is sent to the registered-agent wizard with:
        | transaction   | <transaction> |
        | entity's type | <type>        |

      Examples:
        | filing                      | type                      | transaction                              |
        | limited liability company   | limited liability company | formation of a limited liability company |
        | domestic profit corporation | profit corporation        | formation of a profit corporation        |
